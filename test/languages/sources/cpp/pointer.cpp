/// A counted pointer, and what goes with it.
template<class T> class counted {
	T* object; long* count;
	void drop() { if (count && --*count == 0) { delete object; delete count; } }
public:
	counted(T* object = nullptr): object(object), count(object ? new long(1) : 0) { }
	counted(counted const& other): object(other.object), count(other.count) { if (count) ++*count; }
	~counted() { drop(); }
	counted& operator =(counted other) { swap(*this, other); return *this; }
	T& operator *() const { return *object; }
	T* operator ->() const { return object; }
	explicit operator bool () const { return object != 0; }
	template<class U> friend class counted;
	friend void swap(counted& a, counted& b) { T* t = a.object; a.object = b.object; b.object = t; }
};

struct base { int a; unsigned b : 3; static int instances; };
struct derived : private base { using base::a; derived() : base() { instances++; } };
int base::instances = 0;
union either { long l; double d; either() : l(0) {} };

counted<counted<int> > nested;
auto method = &base::a;
int &&moved = static_cast<int &&>(base::instances);

long use(derived *d, const base &b)
{
	const_cast<base &>(b).a = reinterpret_cast<long>(d) & 0xFFL;
	int x = b.*method, y = b.*method;
	goto end;
	for (int i = 0, n = 2; i < n; i++) { x <<= i; y >>= i; }
end:
	return x > y ? x - y : 0;
}

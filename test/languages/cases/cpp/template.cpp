template <typename T, int N = 1> struct A {};
A<A<int>, 2> a;

/* What drivers are made of: attributes, conditions within lists, assembler. */
#define PORT 0x3f8
#define ENABLED(x) defined(x)

enum status {
	READY,
#ifdef HAVE_DMA
	BUSY = 4,
#elif defined(HAVE_PIO) && PORT > 0x2f8
	WAITING,
#else
	STUCK = -1,
#endif
	LAST
};

struct device {
	const char *name;
#if defined(HAVE_DMA) || !PORT
	void *buffer;
#else
	unsigned char small[8];
#endif
	int (*probe)(struct device *self, int), irq;
	enum status status : 4;
} __attribute__((packed, aligned(8)));

typedef int probe_t(struct device *);
[[nodiscard]] static int probe(struct device *d);
extern probe_t *probes[], probe_last;

static inline unsigned char in(unsigned short port)
{
	unsigned char value;
	__asm__ volatile ("inb %1, %0" : "=a"(value), [flags] "=r"(value) : "Nd"(port), [n] "i"(1) : "memory", "cc");
	asm goto ("jmp %l0" : : : : out);
out:
	return value;
}

static int probe(struct device *d)
{
	auto int tries = 3;
	if (d->probe) { [[likely]] ; }
#ifdef DEBUG
	printf("probing %s\n", d->name);
#else
	(void) d;
#endif
	while (tries --> 0)
		switch (in(PORT + tries) & (0x20 | 0x40)) {
		case 0x60: return READY;
		default: continue;
		}
	return (int) sizeof (struct device *[2]) > (signed char) -1 ? *(&tries) : (*d->probe)(d, 0);
}

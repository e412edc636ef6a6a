#include <stdio.h>
#include <stdlib.h>
#include <ctype.h>

typedef enum { ADD = 1, SUB, MUL = 1 << 2, DIV, NEG = -1 } op_t;
typedef long (*binary_fn)(long, long);

static long add(long a, long b) { return a + b; }
static long sub(long a, long b) { return a - b; }
static long mul(long a, long b) { return a * b; }

static const struct { char sign; op_t op; binary_fn fn; } table[] = {
	{ '+', ADD, add },
	{ '-', SUB, &sub },
	{ '*', MUL, mul },
	{ '/', DIV, NULL },
};

static const char *cursor;
static jmp_buf *on_error;

static long parse_sum(void);

static long parse_atom(void)
{
	long value = 0L;
	while (isspace((unsigned char) *cursor)) ++cursor;
	switch (*cursor) {
	case '(':
		cursor++;
		value = parse_sum();
		if (*cursor++ != ')') exit(EXIT_FAILURE);
		break;
	case '0': case '1': case '2':
	case '9': {
		char *end;
		value = strtol(cursor, &end, 10);
		cursor = end;
		break;
	}
	case '-':
		return cursor++, -parse_atom();
	default:
		fprintf(stderr, "unexpected %c (0x%02x)\n", *cursor, *cursor & 0xFF);
		abort();
	}
	return value;
}

static long parse_sum(void)
{
	long left = parse_atom();
	for (size_t i = 0, n = sizeof table / sizeof *table; i < n; i = (*cursor == table[i].sign) ? 0 : i + 1) {
		if (*cursor != table[i].sign) continue;
		cursor += 1;
		long right = parse_atom();
		left = table[i].fn ? table[i].fn(left, right) : right != 0 ? left / right : 0;
	}
	return left;
}

int main(int argc, char **argv)
{
	if (argc < 2) return puts("usage: evaluate EXPRESSION"), 2;
	cursor = argv[1];
	printf("%ld\n", parse_sum());
}

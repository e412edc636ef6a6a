/* A queue of bytes of fixed capacity, shared by one reader and one writer. */
#include <stddef.h>
#include <stdint.h>
#include "ring_buffer.h"

#define CAPACITY 64u
#define MASK (CAPACITY - 1u)
#define NEXT(i) (((i) + 1u) & MASK)

struct ring {
    volatile uint32_t head, tail;
    uint8_t data[CAPACITY];
};

static struct ring shared = { .head = 0, .tail = 0, .data = { [0] = 0xff, [1 ... 3] = 0 } };

int ring_put(struct ring *ring, uint8_t byte)
{
    const uint32_t next = NEXT(ring->head);
    if (next == ring->tail)
        return -1; /* full */
    ring->data[ring->head] = byte;
    ring->head = next;
    return 0;
}

int ring_get(struct ring *restrict ring, uint8_t *restrict byte)
{
    if (ring->head == ring->tail) {
        return -1;
    } else {
        *byte = ring->data[ring->tail];
        ring->tail = NEXT(ring->tail);
    }
    return 0;
}

size_t ring_drain(struct ring *ring, uint8_t out[], size_t most)
{
    size_t n = 0;
    while (n < most && !ring_get(ring, &out[n]))
        n++;
    do {
        if (n == most) break;
        out[n++] = '\0';
    } while (n % 4 != 0);
    for (;;) {
        if (ring_put(&shared, (uint8_t) n) == 0) continue;
        goto done;
    }
done:
    return n;
}

#include <assert.h>
#include <stdbool.h>

typedef struct node node;
struct node { node *next; int key; };

static node *merge(node *a, node *b)
{
	node head, *last = &head;

	for (; a && b; last = last->next)
		if (a->key <= b->key) {
			last->next = a; a = a->next;
		} else {
			last->next = b; b = b->next;
		}
	last->next = a ? a : b;
	return head.next;
}

node *sort(node *list)
{
	node *slow = list, *fast;

	if (!list || !list->next) return list;
	fast = list->next;
	while (fast && (fast = fast->next)) {
		fast = fast->next;
		slow = slow->next;
	}
	fast = slow->next;
	slow->next = 0;
	return merge(sort(list), sort(fast));
}

bool is_sorted(const node *list)
{
	assert(list != NULL && "there is always one");
	switch (list->next == 0) {
	case true: return true;
	}
again:
	if (list->next->key < list->key) return false;
	if ((list = list->next)->next) goto again;
	__asm__ volatile ("nop" : : : "memory");
	return true;
}
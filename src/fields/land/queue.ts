// A queue of numbers that gives out the least one first: a binary heap (priority queue).
export type Queue = { push(n: number): void; pop(): number | undefined };

export function openQueue(): Queue {
  const heap: number[] = [];
  return {
    push(n) {
      let at = heap.push(n) - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (heap[parent]! <= n) break;
        heap[at] = heap[parent]!;
        at = parent;
      }
      heap[at] = n;
    },
    pop() {
      const least = heap[0];
      const n = heap.pop();
      if (n === undefined || heap.length === 0) return least;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++;
        if (child >= heap.length || heap[child]! >= n) break;
        heap[at] = heap[child]!;
        at = child;
      }
      heap[at] = n;
      return least;
    },
  };
}

// Keeps the elements of a list in step with its items, and leaves those alone whose items stay.
export function keyedList<Item>(
  parent: HTMLElement,
  keyOf: (item: Item) => string,
  make: (item: Item) => HTMLElement,
): (items: readonly Item[]) => void {
  const shown = new Map<string, HTMLElement>();
  return (items) => {
    const keys = new Set(items.map(keyOf));
    for (const [key, element] of shown) {
      if (keys.has(key)) continue;
      element.remove();
      shown.delete(key);
    }
    for (const item of items) {
      const key = keyOf(item);
      if (shown.has(key)) continue;
      const element = make(item);
      shown.set(key, element);
      parent.append(element);
    }
  };
}

// What is folded on the page is laid open on paper, and folded again after it.
export function openForPrint(folds: () => Iterable<HTMLDetailsElement>): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...folds()].filter((fold) => !fold.open);
    for (const fold of opened) fold.open = true;
  };
  const close = () => {
    for (const fold of opened) fold.open = false;
    opened = [];
  };
  const listening = new AbortController();
  addEventListener("beforeprint", open, listening);
  addEventListener("afterprint", close, listening);
  return () => listening.abort();
}

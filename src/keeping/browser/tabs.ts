// How the tabs of one browser tell each other what they wrote; a word that is lost does no harm.

export type Word = { readonly kind: "text"; readonly key: string } | { readonly kind: "pictures" };

export type Tabs = {
  readonly tell: (word: Word) => void;
  readonly listen: (listener: (word: Word) => void) => () => void;
  readonly close: () => void;
};

/** A tab without ears or mouth: it learns of the others when it saves. */
const alone: Tabs = { tell: () => {}, listen: () => () => {}, close: () => {} };

const isWord = (value: unknown): value is Word => {
  const { kind, key } = (value ?? {}) as { kind?: unknown; key?: unknown };
  return kind === "pictures" || (kind === "text" && typeof key === "string");
};

export function openTabs(name: string): Tabs {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return alone;
  }
  const listeners = new Set<(word: Word) => void>();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isWord(data)) for (const listener of listeners) listener(data);
  };
  return {
    tell: (word) => channel.postMessage(word),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel.close(),
  };
}

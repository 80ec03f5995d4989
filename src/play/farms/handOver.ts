// Something that is opened ahead for whoever will want it first: it is handed over once, and opened anew after that.
type HandOver<T> = {
  readonly ahead: () => void;
  /** Whoever takes it closes it. */
  readonly take: () => Promise<T>;
};

export function handOver<T>(open: () => Promise<T>): HandOver<T> {
  let early: Promise<T> | null = null;
  return {
    ahead: () => {
      if (early) return;
      early = open();
      // Whoever takes it is told, and nobody else.
      early.catch(() => {});
    },
    take: () => {
      const taken = early ?? open();
      early = null;
      return taken;
    },
  };
}

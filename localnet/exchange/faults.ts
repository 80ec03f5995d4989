// Faults that a test can switch on, each as a visitor of the real exchange could have met it.
export type Fault =
  | { kind: "delay"; ms: number }
  | { kind: "error-500" }
  /** HTTP 200 with an error in the body. */
  | { kind: "result-info"; code: number; message: string }
  | { kind: "html" }
  | { kind: "drop-connection" };

export type Faults = {
  /** Applies to every call whose path begins with this; the longest beginning wins. */
  set(pathStart: string, fault: Fault): void;
  clear(): void;
  at(path: string): Fault | undefined;
};

export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    set: (pathStart, fault) => void faults.set(pathStart, fault),
    clear: () => faults.clear(),
    at: (path) => {
      const [longest] = [...faults.keys()]
        .filter((start) => path.startsWith(start))
        .sort((a, b) => b.length - a.length);
      return longest === undefined ? undefined : faults.get(longest);
    },
  };
}

// Takes a text apart line by line and remembers only the first thing that was wrong with it.
export type Fault<Reason extends string> = { reason: Reason; at: number };

export type LineReader<Reason extends string> = {
  /** The next line, or undefined at the end of the text and after a fault. */
  peek(): string | undefined;
  /** The next line, whatever it is; a text that has ended is refused for the reason given. */
  take(missing: Reason): string;
  /** The rest of a line that begins so, once it is found valid. */
  field(label: string, missing: Reason, malformed: Reason, isValid: Check): string;
  /** The same for a line that may be absent. */
  optional(label: string, malformed: Reason, isValid: Check): string | undefined;
  /** Refuses the line taken last, from the given character on. */
  refuse(reason: Reason, column?: number): void;
  fault(): Fault<Reason> | undefined;
};

type Check = (value: string) => boolean;

export function readLines<Reason extends string>(text: string): LineReader<Reason> {
  const lines = text.split("\n");
  let next = 0;
  let nextAt = 0;
  let at = 0;
  let fault: Fault<Reason> | undefined;

  const reader: LineReader<Reason> = {
    peek: () => (fault === undefined ? lines[next] : undefined),
    take(missing) {
      at = Math.min(nextAt, text.length);
      const line = reader.peek();
      if (line === undefined) {
        reader.refuse(missing);
        return "";
      }
      next += 1;
      nextAt += line.length + 1;
      return line;
    },
    field(label, missing, malformed, isValid) {
      const line = reader.take(missing);
      if (!line.startsWith(label)) {
        reader.refuse(missing);
        return "";
      }
      const value = line.slice(label.length);
      if (!isValid(value)) reader.refuse(malformed, label.length);
      return value;
    },
    optional(label, malformed, isValid) {
      if (!reader.peek()?.startsWith(label)) return undefined;
      return reader.field(label, malformed, malformed, isValid);
    },
    refuse(reason, column = 0) {
      fault ??= { reason, at: at + column };
    },
    fault: () => fault,
  };
  return reader;
}

// Answers that come from a chain, remembered for a while: who asks once more is not kept waiting (TTL cache).
import { createCache } from "../../src/lib/cache.ts";

type Known<Value> = { value: Value; until: number; asking: Promise<void> | null };

const FRESH = 60_000;
/** Nobody waits again and again for a chain that does not answer. */
const SILENT = 10_000;
const MOST_KNOWN = 5_000;

type Parts<Question, Value> = {
  /** What tells one question from another. */
  keyOf(question: Question): string;
  /** Null where nobody answers; what was known last then holds. */
  ask(question: Question): Promise<{ value: Value } | null>;
  /** Until somebody has answered. */
  unknown: Value;
  /** Milliseconds since 1970. */
  now(): number;
};

export function createAnswerCache<Question, Value>(parts: Parts<Question, Value>) {
  const { keyOf, ask, unknown, now } = parts;
  const all = createCache<Known<Value>>(MOST_KNOWN);

  async function renew(known: Known<Value>, question: Question): Promise<void> {
    const answer = await ask(question).catch(() => null);
    known.asking = null;
    known.until = now() + (answer === null ? SILENT : FRESH);
    if (answer !== null) known.value = answer.value;
  }

  return async (question: Question): Promise<Value> => {
    const key = keyOf(question);
    const known: Known<Value> = all.get(key) ?? {
      value: unknown,
      until: Number.NEGATIVE_INFINITY,
      asking: null,
    };
    all.set(key, known);
    if (known.until > now()) return known.value;
    const isFirst = known.until === Number.NEGATIVE_INFINITY;
    known.asking ??= renew(known, question);
    // What was known last is told at once; whoever looks next sees what is so now.
    if (isFirst) await known.asking;
    return known.value;
  };
}

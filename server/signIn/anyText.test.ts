// Tests that no text whatever makes the parser of messages throw.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { soak } from "../../test/soak.ts";
import { parseMessage } from "./message.ts";
import { mutatedMessages } from "./testing/mutatedMessages.ts";

const count = soak(100_000);

test(`${count} mutated messages, and arbitrary text, never make it throw`, () => {
  const accepting = { yes: 0, no: 0 };
  for (const text of mutatedMessages(count)) {
    const parsed = parseMessage(text);
    accepting[parsed.ok ? "yes" : "no"] += 1;
    if (!parsed.ok && !(parsed.at >= 0 && parsed.at <= text.length)) {
      throw new Error(`${parsed.reason} at ${parsed.at} of ${text.length}`);
    }
  }
  // Both must have happened often, or the mutations prove nothing.
  expect(Math.min(accepting.yes, accepting.no)).toBeGreaterThan(count / 100);

  forAll({}, [fc.string({ unit: "binary", maxLength: 5_000 })], (text) => {
    expect(parseMessage(text).ok).toBe(false);
  });
});

// Numbers are grouped as the browser's own formatter does it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupDigits } from "./groupDigits.ts";

test("any whole number is written as the browser writes it", () => {
  fc.assert(
    fc.property(fc.integer(), (n) => {
      expect(groupDigits(n)).toBe(n.toLocaleString("en"));
    }),
  );
});

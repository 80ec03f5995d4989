import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openQueue } from "./queue.ts";

describe("queue", () => {
  it("gives out what it was given, the least first, also while more comes", () => {
    forAll({}, [fc.array(fc.nat(50)), fc.array(fc.nat(50))], (some, more) => {
      const queue = openQueue();
      some.forEach(queue.push);
      const least = queue.pop();
      expect(least).toBe(some.toSorted((a, b) => a - b)[0]);
      more.forEach(queue.push);
      const left = [...some.toSorted((a, b) => a - b).slice(1), ...more].toSorted((a, b) => a - b);
      expect(left.map(() => queue.pop())).toEqual(left);
      expect(queue.pop()).toBeUndefined();
    });
  });
});

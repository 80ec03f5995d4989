// What is left is read back; what anybody else put there is not believed.
import fc from "fast-check";
import { expect, test } from "vitest";
import { keepLastFarm, readLastFarm } from "./lastFarm.ts";

function shelfWith(text: string | null = null) {
  let kept = text;
  return () => ({
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  });
}

test("what is kept is read, until it is taken away", () => {
  const shelf = shelfWith();
  expect(readLastFarm(shelf, 10_000)).toBeNull();
  keepLastFarm(shelf, { field: 417, ready: [1, 2] });
  expect(readLastFarm(shelf, 10_000)).toEqual({ field: 417, ready: [1, 2] });
  keepLastFarm(shelf, null);
  expect(readLastFarm(shelf, 10_000)).toBeNull();
});

test.each([
  "",
  "null",
  "[]",
  "{",
  '{"field":"417","ready":[]}',
  '{"field":10000,"ready":[]}',
  '{"field":-1,"ready":[]}',
  '{"field":4.5,"ready":[]}',
  '{"field":4}',
  '{"field":4,"ready":["x"]}',
  `{"field":4,"ready":[${Array(21).fill(1).join()}]}`,
])("%s is no farm", (text) => {
  expect(readLastFarm(shelfWith(text), 10_000)).toBeNull();
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readLastFarm(shelfWith(text), 10_000);
    }),
  );
});

test("where the browser keeps nothing there is none", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  keepLastFarm(forbidden, { field: 1, ready: [] });
  expect(readLastFarm(forbidden, 10_000)).toBeNull();
});

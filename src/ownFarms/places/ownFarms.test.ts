// Where one has farms is read back as it was left, each field once, and of nobody else's account.
import fc from "fast-check";
import { expect, test } from "vitest";
import { keepOwnFarms, type OwnFarmPlace, readOwnFarms } from "./ownFarms.ts";

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

const farm = (field: number, own: Partial<OwnFarmPlace> = {}): OwnFarmPlace => ({
  field,
  name: null,
  holder: null,
  ...own,
});
const fieldsOf = (farms: readonly OwnFarmPlace[]) => farms.map(({ field }) => field);

test("what is kept is read, and taken away with the last farm", () => {
  const shelf = shelfWith();
  const farms = [farm(417, { name: "Cuckoo Leaze", holder: "0xa" }), farm(3), farm(3)];
  keepOwnFarms(shelf, farms);
  expect(readOwnFarms(shelf, 10_000, "0xa")).toEqual(farms.slice(0, 2));
  keepOwnFarms(shelf, []);
  expect(readOwnFarms(shelf, 10_000, null)).toEqual([]);
});

test("signed out all of the device are told of; signed in, none of another account", () => {
  const shelf = shelfWith();
  keepOwnFarms(shelf, [farm(1, { holder: "0xa" }), farm(2, { holder: "0xb" }), farm(3)]);
  expect(fieldsOf(readOwnFarms(shelf, 10_000, null))).toEqual([1, 2, 3]);
  expect(fieldsOf(readOwnFarms(shelf, 10_000, "0xa"))).toEqual([1, 3]);
});

test.each([
  "null",
  "{}",
  '[{"field":"4","name":null,"holder":null}]',
  '[{"field":10000,"name":null,"holder":null}]',
  '[{"field":4,"name":7,"holder":null}]',
  "[null, 4]",
])("%s is no farm", (text) => {
  expect(readOwnFarms(shelfWith(text), 10_000, null)).toEqual([]);
});

test("no text makes it throw, nor a browser that keeps nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readOwnFarms(shelfWith(text), 10_000, null);
    }),
  );
  const forbidden = () => {
    throw new Error("forbidden");
  };
  keepOwnFarms(forbidden, [farm(1)]);
  expect(readOwnFarms(forbidden, 10_000, null)).toEqual([]);
});

import { expect, test } from "vitest";
import { fieldsOf, ownersDocument, parseOwnersList } from "./ownersCodec.ts";

const address = (name: string) => `0x${name.repeat(40)}`;

test("finds each owner's fields in what the server tells", () => {
  const owners = new Map([
    [0, address("a")],
    [2, address("b")],
    [3, address("a")],
    [5, address("c")],
    [6, address("b")],
    [9, address("a")],
  ]);
  const list = ownersDocument(owners, 10);
  expect(fieldsOf(address("A"), list)).toEqual([0, 3, 9]);
  expect(fieldsOf(address("b"), list)).toEqual([2, 6]);
  expect(fieldsOf(address("c"), list)).toEqual([5]);
  expect(fieldsOf(address("d"), list)).toEqual([]);
});

test("tells who keeps a field by the first bytes of the address", () => {
  const owners = new Map([
    [2, address("b")],
    [3, address("a")],
  ]);
  const list = parseOwnersList(ownersDocument(owners, 5));
  expect([1, 2, 3].map(list.keeperOf)).toEqual([
    null,
    `0x${"b".repeat(20)}`,
    `0x${"a".repeat(20)}`,
  ]);
  expect(list.keeperOf(5)).toBeNull();
  expect(list).toMatchObject({ kept: [2, 3] });
});

test("a document is the same bytes as ever: pages of an older release read it too", () => {
  const owners = new Map([
    [0, address("a")],
    [2, address("b")],
    [3, address("a")],
  ]);
  expect(JSON.stringify(ownersDocument(owners, 4))).toBe(
    '{"size":4,"owners":"qqqqqqqqqqqqqru7u7u7u7u7u7s=","fields":"AQAAAAEAAgA="}',
  );
});

test("more owners than two bytes can number are no document", () => {
  const owners = new Map(
    Array.from({ length: 65_535 }, (_, id) => [id, `0x${id.toString(16).padStart(40, "0")}`]),
  );
  expect(() => ownersDocument(owners, 65_535)).toThrow(RangeError);
});

test.each([[null], [{}], [{ owners: "!", fields: "!" }]])("%j is no list", (list) => {
  expect(() => fieldsOf(address("a"), list)).toThrow();
});

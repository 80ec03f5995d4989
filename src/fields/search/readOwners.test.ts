import { expect, test } from "vitest";
import { ownersDocument } from "../../../server/ownership/ownersSource.ts";
import { fieldsOf, readOwners } from "./readOwners.ts";

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
  const list = ownersDocument(owners, 10, { block: 7, hash: "" });
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
  const list = readOwners(ownersDocument(owners, 5, { block: 7, hash: "" }));
  expect([1, 2, 3].map(list.keeperOf)).toEqual([
    null,
    `0x${"b".repeat(20)}`,
    `0x${"a".repeat(20)}`,
  ]);
  expect(list.keeperOf(5)).toBeNull();
  expect(list).toMatchObject({ block: 7, kept: [2, 3] });
});

test.each([[null], [{}], [{ owners: "!", fields: "!" }]])("%j is no list", (list) => {
  expect(() => fieldsOf(address("a"), list)).toThrow();
});

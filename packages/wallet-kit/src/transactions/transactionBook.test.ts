import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Transaction } from "./transaction.ts";
import { listOf, mergedBooks, readBook, withList } from "./transactionBook.ts";

const address = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65";
const other = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955";
const account = { address, chainId: 1 };

const transaction = (number: number, status: Transaction["status"] = "pending"): Transaction => ({
  hash: `0x${number.toString(16).padStart(64, "0")}`,
  description: `No. ${number}`,
  status,
});

const read = (value: unknown) => readBook(JSON.stringify(value));

test("what is written is read", () => {
  const list = [transaction(2), { ...transaction(1, "failed"), confirmations: 3 }];
  const book = withList({}, account, list);
  expect(read(book)).toEqual({ book: { [address]: { 1: list } }, whole: true });
  expect(listOf(book, account)).toEqual(list);
  expect(listOf(book, { address: other, chainId: 1 })).toEqual([]);
  expect(listOf(book, { address, chainId: 10 })).toEqual([]);
});

test("nothing stored is an empty book, and nothing is wrong with it", () => {
  expect(readBook(null)).toEqual({ book: {}, whole: true });
  expect(read({})).toEqual({ book: {}, whole: true });
});

test("an empty list leaves no trace", () => {
  const book = withList(withList({}, account, [transaction(1)]), { address, chainId: 10 }, [
    transaction(2),
  ]);
  const cleared = withList(book, account, []);
  expect(cleared).toEqual({ [address]: { 10: [transaction(2)] } });
  expect(withList(cleared, { address, chainId: 10 }, [])).toEqual({});
});

describe("what cannot be understood is left out, and told", () => {
  test.for([
    "",
    "garbage",
    "[]",
    "7",
    "null",
    '"text"',
    '{"__proto__":{"1":[]}}',
    '{"constructor":{}}',
    `{"${address}":[]}`,
    `{"${address}":null}`,
    `{"${address}":{"mainnet":[]}}`,
    `{"${address}":{"1":{}}}`,
    `{"${address}":{"1":[null]}}`,
    `{"${address}":{"1":[${JSON.stringify({ ...transaction(1), status: "lost" })}]}}`,
    `{"${address}":{"1":[${JSON.stringify({ ...transaction(1), hash: "0x1" })}]}}`,
  ])("%s", (text) => {
    const { book, whole } = readBook(text);
    expect(whole).toBe(false);
    expect(listOf(book, account)).toEqual([]);
  });

  test("without what is good beside it being lost", () => {
    const { book, whole } = read({
      [address]: { 1: [{ hash: "0x1" }, transaction(1)], x: [] },
      nobody: {},
    });
    expect(whole).toBe(false);
    expect(book).toEqual({ [address]: { 1: [transaction(1)] } });
  });

  test("whatever the text", () => {
    forAll({}, [fc.oneof(fc.string(), fc.json())], (text) => {
      expect(listOf(readBook(text).book, account)).toEqual([]);
    });
  });
});

test("an account is found in whatever case it was written, and kept under the spelling that is asked for", () => {
  const small = address.toLowerCase();
  const book = {
    [small]: { 1: [transaction(2)], 10: [transaction(3)] },
    [address]: { 1: [transaction(1), transaction(2, "confirmed")] },
  };
  const list = listOf(book, account);
  expect(list).toEqual([transaction(1), transaction(2, "confirmed")]);
  expect(withList(book, account, list)).toEqual({ [address]: { 1: list, 10: [transaction(3)] } });
});

test("two books become one", () => {
  const kept = withList({}, account, [transaction(3), transaction(1)]);
  const stored = withList(
    withList({}, account, [transaction(2), transaction(1, "confirmed")]),
    { address: other, chainId: 1 },
    [transaction(4)],
  );
  expect(mergedBooks(kept, stored)).toEqual({
    [address]: { 1: [transaction(3), transaction(1, "confirmed"), transaction(2)] },
    [other]: { 1: [transaction(4)] },
  });
});

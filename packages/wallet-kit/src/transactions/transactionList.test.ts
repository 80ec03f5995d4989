import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Transaction } from "./transaction.ts";
import {
  mergeTransactions,
  settleTransaction,
  type TransactionList,
  withNew,
} from "./transactionList.ts";

const hashOf = (number: number): `0x${string}` => `0x${number.toString(16).padStart(64, "0")}`;
const added = (number: number) => ({ hash: hashOf(number), description: `No. ${number}` });
const numbers = (list: TransactionList) => list.map(({ hash }) => Number(hash));

function grown(count: number, status?: "confirmed" | "failed"): TransactionList {
  let list: TransactionList = [];
  for (let number = 1; number <= count; number++) {
    list = withNew(list, added(number));
    if (status) list = settleTransaction(list, hashOf(number), status);
  }
  return list;
}

test("the newest comes first, pending", () => {
  const [first, ...rest] = withNew(grown(2, "confirmed"), { ...added(3), confirmations: 2 });
  expect(first).toEqual({ ...added(3), confirmations: 2, status: "pending" });
  expect(numbers(rest)).toEqual([2, 1]);
});

test("the same hash again takes the place of the first, however it is spelt", () => {
  const hash = `0x${"AB".repeat(32)}` as const;
  const list = withNew(withNew([], { hash, description: "first" }), added(1));
  const again = withNew(list, { hash: hash.toLowerCase() as typeof hash, description: "again" });
  expect(again.map(({ description }) => description)).toEqual(["again", "No. 1"]);
});

test("eleven that are completed stay, and every one that is pending", () => {
  expect(numbers(grown(12, "confirmed"))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(numbers(grown(12, "failed"))).toHaveLength(11);
  expect(grown(40)).toHaveLength(40);
});

test("only what is pending settles", () => {
  const failed = settleTransaction(withNew([], added(1)), hashOf(1), "failed");
  expect(settleTransaction(failed, hashOf(1), "confirmed")[0]!.status).toBe("failed");
  expect(settleTransaction(failed, hashOf(2), "confirmed")).toEqual(failed);
});

test("two lists of one account become one that knows what either knew", () => {
  const one = withNew(grown(1), added(2));
  const other = settleTransaction(withNew(grown(1), added(3)), hashOf(1), "confirmed");
  const both = mergeTransactions(one, other);
  expect(numbers(both)).toEqual([2, 1, 3]);
  expect(both[1]!.status).toBe("confirmed");
});

test("whatever happens: no hash twice, nothing pending lost, never more than eleven completed", () => {
  const step = fc.record({
    number: fc.integer({ min: 1, max: 30 }),
    does: fc.constantFrom("add" as const, "confirmed" as const, "failed" as const),
  });
  forAll({}, [fc.array(step, { maxLength: 80 })], (steps) => {
    let list: TransactionList = [];
    const pending = new Set<number>();
    for (const { number, does } of steps) {
      if (does === "add") {
        list = withNew(list, added(number));
        pending.add(number);
      } else {
        list = settleTransaction(list, hashOf(number), does);
        pending.delete(number);
      }
      const isPending = ({ status }: Transaction) => status === "pending";
      expect(new Set(numbers(list.filter(isPending)))).toEqual(pending);
      expect(list.filter((one) => !isPending(one)).length).toBeLessThanOrEqual(11);
      expect(new Set(numbers(list)).size).toBe(list.length);
      expect(mergeTransactions(list, list)).toEqual(list);
    }
  });
});

// Tests what is made of whatever a chain tells of an account's owners.
import { type Address, encodeAbiParameters, zeroHash } from "viem";
import { describe, expect, test } from "vitest";
import type { NodeAnswer, RpcRequest } from "../signIn/chainNodes.ts";
import { createOwnersOf } from "./accountOwners.ts";

const account: Address = "0x7e250Ac3929d04B7E8440095775EBdb6F2673721";
const owners: Address[] = [
  "0x64247cCEd143938853F90887e4b37F8Ec84bF4AC",
  "0x94a4F6affBd8975951142c3999aEAB7ecee555c2",
];
const told = encodeAbiParameters([{ type: "address[]" }], [owners]);
const error = { code: 3, message: "execution reverted" };

describe("accountOwners", () => {
  test.each<[string, NodeAnswer, readonly Address[] | undefined]>([
    ["a list", { ok: true, result: told }, owners],
    ["nothing, where no contract is", { ok: true, result: "0x" }, []],
    ["a list that is cut off", { ok: true, result: told.slice(0, -64) }, []],
    ["a number instead", { ok: true, result: zeroHash }, []],
    ["no text at all", { ok: true, result: null }, []],
    ["a call that fails", { ok: false, reason: "reverted", error }, []],
    ["no answer", { ok: false, reason: "unavailable" }, undefined],
  ])("%s", async (_, answer, expected) => {
    const asked: RpcRequest[] = [];
    const ownersOf = createOwnersOf(async (question) => {
      asked.push(question);
      return answer;
    });
    expect(await ownersOf(account)).toEqual(expected);
    expect(asked).toEqual([
      { method: "eth_call", params: [{ to: account, data: "0xa0e67e2b" }, "latest"] },
    ]);
  });
});

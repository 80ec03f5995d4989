// Tests connecting: what a site sees before, after, and when the visitor says no.
import { expect, test } from "vitest";
import { connectedWallet, holder, named, rejects, site, testWallet } from "./testing/testWallet.ts";

const permission = [{ eth_accounts: {} }];

test("shows no account to a site that nobody connected", async () => {
  const { request, asked } = testWallet();
  expect(await request("eth_accounts")).toEqual([]);
  expect(await request("wallet_getPermissions")).toEqual([]);
  expect(asked).toEqual([]);
});

test("connects with the account that the visitor picks", async () => {
  const { request, asked, events } = testWallet({
    answer: () => ({ approved: true, account: named }),
  });
  expect(await request("eth_requestAccounts")).toEqual([named.toLowerCase()]);
  expect(asked).toMatchObject([
    { kind: "connect", origin: site, account: { address: holder }, chain: { id: 1 } },
  ]);
  expect(asked[0]).toHaveProperty("choices.length", 3);
  expect(events).toEqual([["accountsChanged", [named.toLowerCase()]]]);
  expect(await request("eth_accounts")).toEqual([named.toLowerCase()]);
});

test("does not ask again once connected", async () => {
  const { request, asked } = await connectedWallet();
  expect(await request("eth_requestAccounts")).toEqual([holder.toLowerCase()]);
  expect(asked).toEqual([]);
});

test("tells the permission as EIP-2255 writes it, and asks for it even when connected", async () => {
  const { request, asked } = await connectedWallet();
  const granted = [
    {
      invoker: site,
      parentCapability: "eth_accounts",
      caveats: [{ type: "restrictReturnedAccounts", value: [holder.toLowerCase()] }],
    },
  ];
  expect(await request("wallet_requestPermissions", permission)).toEqual(granted);
  expect(await request("wallet_getPermissions")).toEqual(granted);
  expect(asked).toHaveLength(1);
});

test("a refusal is 4001 and changes nothing", async () => {
  const { request, stored, events } = testWallet({ answer: rejects });
  await expect(request("eth_requestAccounts")).rejects.toMatchObject({ code: 4001 });
  await expect(request("wallet_requestPermissions", permission)).rejects.toMatchObject({
    code: 4001,
  });
  expect(await request("eth_accounts")).toEqual([]);
  expect(stored()).toBeNull();
  expect(events).toEqual([]);
});

test("a refused second permission leaves the first one", async () => {
  const { request } = await connectedWallet({ answer: rejects });
  await expect(request("wallet_requestPermissions", permission)).rejects.toThrow();
  expect(await request("eth_accounts")).toEqual([holder.toLowerCase()]);
});

test("revoking empties the accounts and says so", async () => {
  const { request, events } = await connectedWallet();
  expect(await request("wallet_revokePermissions", permission)).toBeNull();
  expect(await request("eth_accounts")).toEqual([]);
  expect(events).toEqual([["accountsChanged", []]]);
});

test.each([[[]], [[{}]], [["eth_accounts"]], [[{ snap: {} }]]])(
  "takes no permission but eth_accounts: %j",
  async (params) => {
    const { request, asked } = testWallet();
    await expect(request("wallet_requestPermissions", params)).rejects.toMatchObject({
      code: -32602,
    });
    await expect(request("wallet_revokePermissions", params)).rejects.toMatchObject({
      code: -32602,
    });
    expect(asked).toEqual([]);
  },
);

// Tests what the wallet says it can do.
import { expect, test } from "vitest";
import { connectedWallet, holder, named } from "./testing/testWallet.ts";

test("tells per known chain that calls are not batched", async () => {
  const { request } = await connectedWallet();
  const none = { atomic: { status: "unsupported" } };
  expect(await request("wallet_getCapabilities", [holder])).toEqual({ "0x1": none });
  expect(await request("wallet_getCapabilities", [holder, ["0x1"]])).toEqual({ "0x1": none });
  expect(await request("wallet_getCapabilities", [holder, ["0xa"]])).toEqual({});
});

test("tells nothing about another account", async () => {
  const { request } = await connectedWallet();
  await expect(request("wallet_getCapabilities", [named])).rejects.toMatchObject({ code: 4100 });
});

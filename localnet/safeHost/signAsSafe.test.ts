// Tests signing as the Safe: its contract on the local chain has the last word.
import { type Hex, hashMessage, stringToHex } from "viem";
import { expect, test } from "vitest";
import { devAccounts } from "../chain/accounts.ts";
import { gift } from "./testing/gift.ts";
import { openTestChain } from "./testing/openTestChain.ts";
import { testHost } from "./testing/testHost.ts";

const { chain, client } = await openTestChain();

const receiver = devAccounts.nameless.address;

test.each([
  ["text", "Hello, fields 🌾"],
  ["hexadecimal, as the SDK's provider sends it", stringToHex("Hello, fields 🌾")],
])("signs a message given as %s so that the contract says yes", async (_name, message) => {
  const host = await testHost(chain);
  const answer = await host.ask("signMessage", { message });
  expect(host.asked).toMatchObject([
    { kind: "message", text: "Hello, fields 🌾", account: { address: chain.addresses.safe } },
  ]);
  const { signature, messageHash } = answer.data as { signature: Hex; messageHash: Hex };
  const verify = (text: string) =>
    client.verifyMessage({ address: chain.addresses.safe, message: text, signature });
  expect(await verify("Hello, fields 🌾")).toBe(true);
  expect(await verify("Hello, other fields")).toBe(false);
  expect(await host.ask("getOffChainSignature", messageHash)).toMatchObject({ data: signature });
  expect(messageHash).not.toBe(hashMessage("Hello, fields 🌾"));
});

test("warns of a sign-in to another site", async () => {
  const host = await testHost(chain);
  const message = `bank.example wants you to sign in with your Ethereum account:\n${receiver}`;
  await host.ask("signMessage", { message });
  expect(host.asked).toMatchObject([{ foreignDomain: "bank.example" }]);
});

test("signs typed data so that the contract says yes, domain type given or not", async () => {
  const host = await testHost(chain);
  const whole = {
    ...gift,
    types: {
      ...gift.types,
      EIP712Domain: [
        { name: "name", type: "string" },
        { name: "chainId", type: "uint256" },
      ],
    },
  };
  const { primaryType: _, ...withoutPrimary } = gift;
  for (const typedData of [gift, whole, withoutPrimary]) {
    const { data } = await host.ask("signTypedMessage", { typedData });
    const { signature } = data as { signature: Hex };
    const address = chain.addresses.safe;
    const checked = { ...gift, message: { field: 417n } };
    expect(await client.verifyTypedData({ ...checked, address, signature })).toBe(true);
  }
  expect(host.asked).toHaveLength(3);
  expect(host.asked[0]).toMatchObject({ domain: [{ value: "Fields" }, { value: "1" }] });
});

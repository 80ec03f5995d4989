// Proves whose signatures viem accepts for an account, a Safe, and a Safe that is not deployed yet.
import {
  encodeAbiParameters,
  getAddress,
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
} from "viem";
import { createSiweMessage } from "viem/siwe";
import { afterAll, describe, expect, test } from "vitest";
import { createChainNodes } from "../../server/signIn/chainNodes.ts";
import { createVerifySignature } from "../../server/signIn/verifySignature.ts";
import { type DevAccountName, devAccounts } from "./accounts.ts";
import { signMessageAsSafe, signTypedDataAsSafe, wrapForUndeployed } from "./safeSignature.ts";
import { safeFactoryCall, undeployedSafePlan } from "./safes.ts";
import { startChain } from "./startChain.ts";
import { mainnetClient, signerOf } from "./testing/chainClients.ts";

const chain = await startChain();
const client = mainnetClient(chain.rpcUrl);
afterAll(chain.stop);

const signIn = (address: Hex) =>
  createSiweMessage({
    address: getAddress(address),
    chainId: 1,
    domain: "localhost:4173",
    nonce: "0123456789abcdef",
    uri: "http://localhost:4173",
    version: "1",
    issuedAt: new Date(1_760_000_000_000),
  });

const typedData = {
  domain: { name: "Loamstead", chainId: 1 },
  types: { Seed: [{ name: "number", type: "uint256" }] },
  primaryType: "Seed",
  message: { number: 24n },
} as const;

const asSafe = (safe: Hex, message: string, ...owners: DevAccountName[]) =>
  signMessageAsSafe({ safe, chainId: 1, owners: owners.map(signerOf) }, message);

const wrap = (signature: Hex) => wrapForUndeployed(safeFactoryCall(undeployedSafePlan), signature);

describe("an ordinary account", () => {
  const { address } = devAccounts.named;
  const message = signIn(address);

  test("is believed when it signed itself", async () => {
    const signature = await signerOf("named").signMessage({ message });
    expect(await client.verifySiweMessage({ message, signature })).toBe(true);
    expect(await client.verifyMessage({ address, message, signature })).toBe(true);
  });

  test("is not believed when somebody else signed, or something else was signed", async () => {
    const foreign = await signerOf("liar").signMessage({ message });
    expect(await client.verifySiweMessage({ message, signature: foreign })).toBe(false);
    const other = await signerOf("named").signMessage({ message: "good morning" });
    expect(await client.verifySiweMessage({ message, signature: other })).toBe(false);
  });
});

describe("a Safe of three with two to sign", () => {
  const verify = async (...owners: DevAccountName[]) => {
    const message = signIn(chain.addresses.safe);
    const signature = await asSafe(chain.addresses.safe, message, ...owners);
    return client.verifySiweMessage({ message, signature });
  };

  test("is believed with two owners, named in any order", async () => {
    expect(await verify("named", "nameOnly")).toBe(true);
    expect(await verify("nameOnly", "named")).toBe(true);
    expect(await verify("nameless", "named")).toBe(true);
  });

  test("is not believed with one owner, one owner twice, or a stranger", async () => {
    expect(await verify("named")).toBe(false);
    expect(await verify("named", "named")).toBe(false);
    expect(await verify("named", "liar")).toBe(false);
  });

  test("is not believed with its owners' own signatures, or those for another Safe or chain", async () => {
    const { safe, undeployedSafe } = chain.addresses;
    const message = signIn(safe);
    const owners = [signerOf("named"), signerOf("nameOnly")];
    for (const signature of [
      await signerOf("named").signMessage({ message }),
      await signMessageAsSafe({ safe: undeployedSafe, chainId: 1, owners }, message),
      await signMessageAsSafe({ safe, chainId: 10, owners }, message),
    ]) {
      expect(await client.verifySiweMessage({ message, signature })).toBe(false);
    }
  });

  test("is believed without a signature once it has signed on its chain", async () => {
    const { safe } = chain.addresses;
    const message = signIn(safe);
    const timeoutSignal = AbortSignal.timeout;
    const nodes = createChainNodes({
      rpcUrls: new Map([[1, [chain.rpcUrl]]]),
      fetch,
      timeoutSignal,
    });
    const verify = (signedText = message) =>
      createVerifySignature(
        nodes,
        timeoutSignal,
      )({ address: safe, chainId: 1, message: signedText, signature: "0x" });
    expect(await verify()).toBe("bad");
    const hash = hashTypedData({
      domain: { chainId: 1, verifyingContract: safe },
      types: { SafeMessage: [{ name: "message", type: "bytes" }] },
      primaryType: "SafeMessage",
      message: { message: hashMessage(message) },
    });
    // What its SignMessageLib writes: signedMessages[hash] = 1, in the eighth of its slots.
    const words = [{ type: "bytes32" }, { type: "uint256" }] as const;
    const index = keccak256(encodeAbiParameters(words, [hash, 7n]));
    await client.request<{ Method: string; Parameters: unknown[]; ReturnType: unknown }>({
      method: "anvil_setStorageAt",
      params: [safe, index, `0x${"1".padStart(64, "0")}`],
    });
    expect(await verify()).toBe("good");
    expect(await verify("something else")).toBe("bad");
  });

  test("signs typed data too", async () => {
    const { safe } = chain.addresses;
    const verifyTyped = async (...owners: DevAccountName[]) =>
      client.verifyTypedData({
        ...typedData,
        address: safe,
        signature: await signTypedDataAsSafe(
          { safe, chainId: 1, owners: owners.map(signerOf) },
          typedData,
        ),
      });
    expect(await verifyTyped("named", "nameless")).toBe(true);
    expect(await verifyTyped("named", "empty")).toBe(false);
  });
});

describe("a Safe that is not deployed yet", () => {
  test("has no code", async () => {
    expect(await client.getCode({ address: chain.addresses.undeployedSafe })).toBeUndefined();
    expect(await client.getCode({ address: chain.addresses.safe })).toMatch(/^0x/);
  });

  test("is believed when its owner signed and the signature says how to deploy it", async () => {
    const address = chain.addresses.undeployedSafe;
    const message = signIn(address);
    const signature = wrap(await asSafe(address, message, "holder"));
    expect(await client.verifySiweMessage({ message, signature })).toBe(true);
    expect(await client.verifyMessage({ address, message, signature })).toBe(true);
  });

  test("is not believed with a stranger's signature, or unwrapped", async () => {
    const address = chain.addresses.undeployedSafe;
    const message = signIn(address);
    const foreign = wrap(await asSafe(address, message, "liar"));
    expect(await client.verifySiweMessage({ message, signature: foreign })).toBe(false);
    const bare = await asSafe(address, message, "holder");
    expect(await client.verifySiweMessage({ message, signature: bare })).toBe(false);
  });

  test("is not believed for an address that its deployment does not lead to", async () => {
    const message = signIn(devAccounts.empty.address);
    const signature = wrap(await asSafe(devAccounts.empty.address, message, "holder"));
    expect(await client.verifySiweMessage({ message, signature })).toBe(false);
  });
});

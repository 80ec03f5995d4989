// Proves on the chain itself whose signatures count for a passkey's account, deployed and not.
import { passkeyAccountOf } from "@loamstead/passkey/account.ts";
import { type OpenedAssertion, openAssertion } from "@loamstead/passkey/assertion.ts";
import { fromBase64url, toBase64url } from "@loamstead/passkey/base64url.ts";
import { challengeOf } from "@loamstead/passkey/challenge.ts";
import { callChallenge, callsToSend, ownerCall } from "@loamstead/passkey/ownCalls.ts";
import { safePlan, sharedSigner } from "@loamstead/passkey/plan.ts";
import { readPublicKey } from "@loamstead/passkey/publicKey.ts";
import type { SafeCall } from "@loamstead/passkey/safeTransaction.ts";
import { signatureOf, wrapForUndeployed } from "@loamstead/passkey/signature.ts";
import { recordedAnswers, recordedMessage } from "@loamstead/passkey/testing/recordedAnswers.ts";
import { type SoftSigning, softPasskey } from "@loamstead/passkey/testing/softPasskey.ts";
import {
  concat,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  sha256,
  toHex,
} from "viem";
import { createSiweMessage } from "viem/siwe";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createChainNodes } from "../../server/signIn/chainNodes.ts";
import { createVerifySignature } from "../../server/signIn/verifySignature.ts";
import { devAccounts } from "./accounts.ts";
import { startAnvil } from "./anvil.ts";
import { buildClient } from "./buildClient.ts";
import { chainState } from "./chainState.ts";
import { signMessageAsSafe } from "./safeSignature.ts";
import { safeAbi, safeTransactionCall } from "./safeTransaction.ts";
import { mainnetClient, signerOf } from "./testing/chainClients.ts";
import { sendFrom } from "./testing/sendFrom.ts";

const { statePath } = await chainState();
const startNode = (...extraArgs: string[]) => startAnvil({ chainId: 1, statePath, extraArgs });
const anvil = await startNode();
afterAll(anvil.stop);
const client = buildClient(anvil.rpcUrl);

type Passkey = ReturnType<typeof softPasskey>;

function open(passkey: Passkey, challenge: Hex, options?: SoftSigning): OpenedAssertion {
  const opened = openAssertion(passkey.sign(challenge, options));
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

const assert = (passkey: Passkey, message: string, options?: SoftSigning, chainId = 1) =>
  open(passkey, challengeOf(passkeyAccountOf(passkey.key).address, chainId, message), options);

const wrapped = (passkey: Passkey, assertion: OpenedAssertion) =>
  wrapForUndeployed(passkeyAccountOf(passkey.key), signatureOf(assertion));

/** As the site's server does it, which however waits no longer than somebody would. */
function verifier(rpcUrl: string) {
  const timeoutSignal = () => new AbortController().signal;
  const nodes = createChainNodes({ rpcUrls: new Map([[1, [rpcUrl]]]), fetch, timeoutSignal });
  const verify = createVerifySignature(nodes, timeoutSignal);
  return ({ key }: Pick<Passkey, "key">, message: string, signature: Hex) =>
    verify({ address: passkeyAccountOf(key).address, chainId: 1, message, signature });
}
const verify = verifier(anvil.rpcUrl);

const message = "Let me in to water my carrots, please!";
const [passkey, other] = [softPasskey(), softPasskey()];
const assertion = assert(passkey, message);

/** By somebody who has nothing to do with the account, and pays. */
async function send({ to, data }: SafeCall): Promise<void> {
  const { address: from } = devAccounts.keeper;
  if (!(await sendFrom(client, { from, to, data }))) throw new Error("reverted");
}

test("the address by arithmetic is the one where the factory puts the account", async () => {
  for (let tries = 0; tries < 8; tries += 1) {
    const { address, factoryData } = passkeyAccountOf(softPasskey().key);
    const { data } = await client.call({ to: safePlan.factory, data: factoryData });
    const [place] = decodeAbiParameters([{ type: "address" }], data as Hex);
    expect(place).toBe(address);
  }
});

describe("while the account is only an address", () => {
  test("its passkey is believed, by viem and by the server", async () => {
    const { address } = passkeyAccountOf(passkey.key);
    const text = createSiweMessage({
      address,
      chainId: 1,
      domain: "localhost:4173",
      nonce: "0123456789abcdef",
      uri: "http://localhost:4173",
      version: "1",
    });
    const signature = wrapped(passkey, assert(passkey, text));
    const mainnet = mainnetClient(anvil.rpcUrl);
    expect(await mainnet.getCode({ address })).toBeUndefined();
    expect(await mainnet.verifySiweMessage({ message: text, signature })).toBe(true);
    expect(await verify(passkey, text, signature)).toBe("good");
  });

  test("a signature that does not say how to deploy it is nobody's", async () => {
    expect(await verify(passkey, message, signatureOf(assertion))).toBe("bad");
  });

  test("what a browser adds to the client data is carried along", async () => {
    const extra = ',"other_keys_can_be_added_here":"ä \\" } {"';
    const signature = wrapped(passkey, assert(passkey, message, { extra }));
    expect(await verify(passkey, message, signature)).toBe("good");
  });

  test.each(recordedAnswers)("what $browser answered signs in", async ({ made, signed }) => {
    const key = readPublicKey(fromBase64url(made.spki)!.buffer);
    const opened = openAssertion(signed);
    if (!key.ok || !opened.ok) throw new Error("not readable");
    const signature = wrapForUndeployed(passkeyAccountOf(key.value), signatureOf(opened.value));
    const by = { key: key.value };
    expect(await verify(by, recordedMessage, signature)).toBe("good");
    expect(await verify(by, `${recordedMessage}!`, signature)).toBe("bad");
  });

  test("client data without anything behind the origin, as WebKit writes it, is believed", async () => {
    const clientData = (challenge: string) =>
      `{"type":"webauthn.get","challenge":"${challenge}","origin":"https://farm.example"}`;
    const signature = wrapped(passkey, assert(passkey, message, { clientData }));
    expect(await verify(passkey, message, signature)).toBe("good");
  });

  test("another message, chain or challenge, another's passkey or account: no", async () => {
    const { address } = passkeyAccountOf(passkey.key);
    const foreign = open(other, challengeOf(address, 1, message));
    const plain = open(passkey, keccak256(toHex(message)));
    for (const signature of [
      wrapped(passkey, assert(passkey, `${message} `)),
      wrapped(passkey, assert(passkey, message, {}, 10)),
      wrapped(passkey, plain),
      wrapped(passkey, foreign),
      wrapped(other, foreign),
    ]) {
      expect(await verify(passkey, message, signature)).toBe("bad");
    }
  });

  test("a visitor whom the device did not recognise: no, whatever the page lets through", async () => {
    const challenge = challengeOf(passkeyAccountOf(passkey.key).address, 1, message);
    const unseen = passkey.sign(challenge, { flags: 0x19 });
    expect(openAssertion(unseen)).toEqual({ ok: false, reason: "unverified" });
    // What a page would send that does not look.
    const authenticatorData = Uint8Array.from(assertion.authenticatorData);
    authenticatorData[32] = 0x19;
    const said = toBase64url(assertion.authenticatorData);
    const opened = openAssertion({ ...unseen, authenticatorData: said });
    if (!opened.ok) throw new Error(opened.reason);
    const sent = wrapped(passkey, { ...opened.value, authenticatorData });
    expect(await verify(passkey, message, sent)).toBe("bad");
  });

  test("no byte of what was signed can be another", async () => {
    const { authenticatorData, fields, r, s } = assertion;
    const flip = (byte: number) => byte ^ 1;
    const altered: OpenedAssertion[] = [
      ...Array.from(authenticatorData, (byte, at) => ({
        ...assertion,
        authenticatorData: authenticatorData.with(at, flip(byte)),
      })),
      ...Array.from(fields, (character, at) => {
        const another = String.fromCharCode(flip(character.charCodeAt(0)));
        return { ...assertion, fields: fields.slice(0, at) + another + fields.slice(at + 1) };
      }),
      ...Array.from({ length: 32 }, (_, at) => 1n << BigInt(8 * at)).flatMap((bit) => [
        { ...assertion, r: r ^ bit },
        { ...assertion, s: s ^ bit },
      ]),
    ];
    expect(altered.length).toBe(37 + fields.length + 64);
    const verdicts = altered.map((one) => verify(passkey, message, wrapped(passkey, one)));
    expect(new Set(await Promise.all(verdicts))).toEqual(new Set(["bad"]));
  });

  test("300 keys are believed, short numbers and leading zeros among theirs", async () => {
    const seen = { leadingZeros: 0, shortNumbers: 0 };
    const verdicts = Array.from({ length: 300 }, (_, i) => {
      const one = softPasskey(keccak256(toHex(i), "bytes"));
      const signed = assert(one, `${i}`);
      seen.leadingZeros += Number(/^0x00/.test(one.key.x) || /^0x00/.test(one.key.y));
      seen.shortNumbers += Number(signed.r >> 248n === 0n || signed.s >> 248n === 0n);
      return verify(one, `${i}`, wrapped(one, signed));
    });
    expect(new Set(await Promise.all(verdicts))).toEqual(new Set(["good"]));
    expect(seen.leadingZeros).toBeGreaterThan(0);
    expect(seen.shortNumbers).toBeGreaterThan(0);
  });
});

describe("once it is deployed", () => {
  const deployed = softPasskey();
  const bare = signatureOf(assert(deployed, message));

  test("its signature counts with and without what deployed it", async () => {
    await send({ to: safePlan.factory, data: passkeyAccountOf(deployed.key).factoryData });
    expect(await client.getCode({ address: passkeyAccountOf(deployed.key).address })).toMatch(
      /^0x/,
    );
    expect(await verify(deployed, message, bare)).toBe("good");
    expect(await verify(deployed, message, wrapped(deployed, assert(deployed, message)))).toBe(
      "good",
    );
    expect(await verify(deployed, `${message} `, bare)).toBe("bad");
    const { address } = passkeyAccountOf(deployed.key);
    const foreign = signatureOf(open(other, challengeOf(address, 1, message)));
    expect(await verify(deployed, message, foreign)).toBe("bad");
  });
});

test("a second owner is taken by one confirmation, signs as well, and can put the passkey out", async () => {
  const owned = softPasskey();
  const account = passkeyAccountOf(owned.key);
  const { address } = account;
  const named = { safe: address, chainId: 1, owners: [signerOf("named")] };
  const signed = (call: SafeCall, nonce: bigint, signer = owned) =>
    signatureOf(open(signer, callChallenge(account, 1, nonce, call)));

  const call = ownerCall(account, devAccounts.named.address);
  const signature = signed(call, 0n);
  const [make, take] = callsToSend(account, call, { signature, isDeployed: false });
  await send(make!);
  const stranger = ownerCall(account, devAccounts.liar.address);
  for (const [sent, wrong] of [
    [call, signed(call, 0n, other)],
    [call, signed(call, 1n)],
    [stranger, signature],
  ] as const) {
    const [only] = callsToSend(account, sent, { signature: wrong, isDeployed: true });
    await expect(client.call(only!)).rejects.toThrow();
  }
  const [alone] = callsToSend(account, call, { signature, isDeployed: true });
  expect(alone).toEqual(take);
  expect(BigInt((await client.call(take!)).data ?? 0)).toBe(1n);
  await send(take!);
  const ask = { address, abi: safeAbi } as const;
  const owners = await client.readContract({ ...ask, functionName: "getOwners" });
  expect(owners).toEqual([devAccounts.named.address, sharedSigner]);
  expect(await client.readContract({ ...ask, functionName: "getThreshold" })).toBe(1n);
  await expect(send(take!)).rejects.toThrow();

  expect(await verify(owned, message, await signMessageAsSafe(named, message))).toBe("good");
  expect(await verify(owned, message, signatureOf(assert(owned, message)))).toBe("good");

  const abi = parseAbi(["function removeOwner(address before, address owner, uint256 threshold)"]);
  const args = [devAccounts.named.address, sharedSigner, 1n] as const;
  const data = encodeFunctionData({ abi, functionName: "removeOwner", args });
  await send(await safeTransactionCall(named, 1n, { to: address, data }));
  const own = assert(owned, message);
  expect(await verify(owned, message, signatureOf(own))).toBe("bad");
  expect(await verify(owned, message, wrapped(owned, own))).toBe("bad");
  expect(await verify(owned, message, await signMessageAsSafe(named, message))).toBe("good");
});

test("on a chain without the shared signer nobody is believed, and nothing breaks", async () => {
  const bytecode = await client.getCode({ address: sharedSigner });
  await client.setCode({ address: sharedSigner, bytecode: "0x" });
  onTestFinished(() => client.setCode({ address: sharedSigner, bytecode: bytecode as Hex }));
  expect(await verify(passkey, message, wrapped(passkey, assertion))).toBe("bad");
});

test("a node that does not know the curve asks the contract that does", async () => {
  const older = await startNode("--hardfork", "prague");
  onTestFinished(older.stop);
  const { authenticatorData, clientDataJSON, r, s } = assertion;
  const hash = sha256(concat([toHex(authenticatorData), sha256(clientDataJSON)]));
  const numbers = [r, s].map((number) => numberToHex(number, { size: 32 }));
  const data = concat([hash, ...numbers, passkey.key.x, passkey.key.y]);
  const precompile = { to: numberToHex(0x100, { size: 20 }), data };
  expect(BigInt((await client.call(precompile)).data ?? 0)).toBe(1n);
  expect((await buildClient(older.rpcUrl).call(precompile)).data).toBeUndefined();
  const verifyThere = verifier(older.rpcUrl);
  expect(await verifyThere(passkey, message, wrapped(passkey, assertion))).toBe("good");
});

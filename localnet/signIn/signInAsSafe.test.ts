// Proves that the server signs in whoever the local chain vouches for: accounts, Safes, Safes to be, passkeys.
import type { Hex } from "viem";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../../server/log.ts";
import { makePasskey } from "../../server/passkeys/testing/makePasskey.ts";
import { messageFor, openTestBrowser } from "../../server/signIn/testing/browser.ts";
import { startSignInServer } from "../../server/signIn/testing/startSignInServer.ts";
import { openTestDatabase } from "../../server/store/testing/testDatabase.ts";
import { ask } from "../../server/testing/ask.ts";
import { startTestServer } from "../../server/testing/testServer.ts";
import { testSite } from "../../server/testing/testSite.ts";
import type { DevAccountName } from "../chain/accounts.ts";
import { signMessageAsSafe, wrapForUndeployed } from "../chain/safeSignature.ts";
import { safeFactoryCall, undeployedSafePlan } from "../chain/safes.ts";
import { startChain } from "../chain/startChain.ts";
import { signerOf } from "../chain/testing/chainClients.ts";

const chain = await startChain();
afterAll(chain.stop);

async function start(
  rpcUrls = new Map([
    [1, [chain.rpcUrl]],
    [10, [chain.rpcUrl10]],
  ]),
) {
  const db = await openTestDatabase("sqlite");
  const server = await startSignInServer({ db, log: createLog("silent"), rpcUrls });
  onTestFinished(server.stop);
  return openTestBrowser(server.port);
}

type Attempt = { address: Hex; chainId?: number; sign(message: string): Promise<Hex> };

async function attempt(
  { address, chainId = 1, sign }: Attempt,
  browser?: ReturnType<typeof openTestBrowser>,
) {
  const at = browser ?? (await start());
  const message = messageFor(address, await at.nonce(), { chainId });
  const { status, body } = await at.verify(message, await sign(message));
  return status === 200 ? body : (body as { code: string }).code;
}

const asSafe =
  (safe: Hex, owners: readonly DevAccountName[], chainId = 1) =>
  (message: string) =>
    signMessageAsSafe({ safe, chainId, owners: owners.map(signerOf) }, message);

const wrapped = (sign: (message: string) => Promise<Hex>) => async (message: string) =>
  wrapForUndeployed(safeFactoryCall(undeployedSafePlan), await sign(message));

test("an account: signs in by its own signature, and nobody for it", async () => {
  const { address } = signerOf("named");
  const sign = (name: DevAccountName) => (message: string) =>
    signerOf(name).signMessage({ message });
  expect(await attempt({ address, sign: sign("named") })).toMatchObject({ address, chainId: 1 });
  expect(await attempt({ address, sign: sign("liar") })).toBe("bad-signature");
});

describe("a Safe of three with two to sign", () => {
  test("signs in when two did", async () => {
    const address = chain.addresses.safe;
    const sign = asSafe(address, ["nameOnly", "nameless"]);
    expect(await attempt({ address, sign })).toMatchObject({ address, chainId: 1 });
  });

  test("does not with one, with strangers, or with an owner's own signature", async () => {
    const address = chain.addresses.safe;
    for (const sign of [
      asSafe(address, ["named"]),
      asSafe(address, ["named", "liar"]),
      (message: string) => signerOf("named").signMessage({ message }),
    ]) {
      expect(await attempt({ address, sign })).toBe("bad-signature");
    }
  });

  test("does not on a chain where it is not", async () => {
    const address = chain.addresses.safe;
    for (const signedFor of [1, 10]) {
      const sign = asSafe(address, ["named", "nameOnly"], signedFor);
      expect(await attempt({ address, chainId: 10, sign })).toBe("bad-signature");
    }
  });

  test("is not asked about on the node of another chain", async () => {
    const address = chain.addresses.safe;
    const sign = asSafe(address, ["named", "nameOnly"]);
    const mistaken = await start(new Map([[10, [chain.rpcUrl]]]));
    expect(await attempt({ address, chainId: 10, sign }, mistaken)).toBe("chain-unavailable");
  });
});

describe("a Safe that is not deployed yet", () => {
  test("signs in with a signature that says how to deploy it", async () => {
    const address = chain.addresses.undeployedSafe;
    const sign = wrapped(asSafe(address, ["holder"]));
    expect(await attempt({ address, sign })).toMatchObject({ address, chainId: 1 });
  });

  test("does not without that, for a stranger, or as another address", async () => {
    const address = chain.addresses.undeployedSafe;
    expect(await attempt({ address, sign: asSafe(address, ["holder"]) })).toBe("bad-signature");
    expect(await attempt({ address, sign: wrapped(asSafe(address, ["liar"])) })).toBe(
      "bad-signature",
    );
    const other = signerOf("empty").address;
    expect(await attempt({ address: other, sign: wrapped(asSafe(other, ["holder"])) })).toBe(
      "bad-signature",
    );
  });
});

describe("a passkey, whose account nobody has deployed", () => {
  const passkey = makePasskey();
  const { id, x, y, account } = passkey;
  const found = { status: 200, body: { x, y, address: account.address } };

  test("is offered, since the chain has all that it stands on", async () => {
    const { port } = await startTestServer({
      config: { rpcUrls: { RPC_URLS: [chain.rpcUrl] } },
      studio: { ...testSite, features: { ...testSite.features, passkeys: true } },
    });
    const told = async () => JSON.parse(String((await ask(port, "/api/settings")).body)).passkeys;
    const offered = { rpId: "localhost", hasSigners: true };
    await vi.waitFor(async () => expect(await told()).toEqual(offered), 5_000);
  });

  test("signs in once with what it signed, and is found on another device", async () => {
    const browser = await start();
    const message = messageFor(account.address, await browser.nonce());
    const body = { message, signature: passkey.sign(message), passkey: { id, x, y } };
    const verify = () => browser.write("/api/sign-in/verify", body);
    expect(await verify()).toMatchObject({ status: 200, body: { address: account.address } });
    expect(await verify()).toMatchObject({ status: 401, body: { code: "used-nonce" } });
    expect(await browser.write("/api/passkeys/find", { id })).toMatchObject(found);
  });

  test("does not with what it signed before, nor as another's account, and leaves no record", async () => {
    const browser = await start();
    const before = passkey.sign(messageFor(account.address, await browser.nonce()));
    const later = { address: account.address, sign: async () => before };
    expect(await attempt(later, browser)).toBe("bad-signature");
    const { address } = makePasskey().account;
    const message = messageFor(address, await browser.nonce());
    const body = { message, signature: passkey.sign(message), passkey: { id, x, y } };
    expect(await browser.write("/api/sign-in/verify", body)).toMatchObject({
      body: { code: "bad-signature" },
    });
    expect(await browser.write("/api/passkeys/find", { id })).toMatchObject({ status: 404 });
  });

  test("that has only a false record signs in by what two answers lead to", async () => {
    const browser = await start();
    const thief = makePasskey(id);
    const asThief = messageFor(thief.account.address, await browser.nonce());
    const claim = { message: asThief, signature: thief.sign(asThief) };
    const given = { id, x: thief.x, y: thief.y };
    const begun = await browser.write("/api/sign-in/verify", { ...claim, passkey: given });
    expect(begun.status).toBe(200);
    expect(await browser.write("/api/passkeys/find", { id })).toMatchObject({
      body: { address: thief.account.address },
    });
    // The page asks the passkey to sign as the account that it was told, in vain.
    const { address } = thief.account;
    expect(await attempt({ address, sign: async (text) => passkey.sign(text) }, browser)).toBe(
      "bad-signature",
    );
    const assertions = [passkey.assert(), passkey.assert()];
    expect(await browser.write("/api/passkeys/recover", { assertions })).toMatchObject(found);
    const own = { address: account.address, sign: async (text: string) => passkey.sign(text) };
    expect(await attempt(own, browser)).toMatchObject({ address: account.address });
  });
});

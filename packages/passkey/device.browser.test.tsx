// Proves in a real browser, with an authenticator that only the test's finger touches, that a passkey is made and signs.
import type {} from "@vitest/browser-playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { createAuthenticator } from "./authenticator.ts";
import { availabilityOf } from "./availability.ts";
import { keyMatchesAssertion } from "./keyMatchesAssertion.ts";

const rp = { id: "localhost", name: "Farm" };
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const device = createAuthenticator({ credentials: navigator.credentials, random, rp });
const create = (known: string[] = []) => device.create({ name: "My farm", known });

let authenticatorId: string;
beforeAll(async () => {
  await cdp().send("WebAuthn.enable");
  ({ authenticatorId } = await cdp().send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      defaultBackupEligibility: true,
      defaultBackupState: true,
    },
  }));
});

afterAll(async () => {
  await cdp().send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  await cdp().send("WebAuthn.disable");
});

test("a passkey is made, signs with its key, and is found without a name", async () => {
  expect(location.hostname).toBe("localhost");
  const made = await create();
  if (!made.ok) throw new Error(made.reason);
  const { id, key, synced } = made.value;
  expect(synced).toBe(true);
  for (const asked of [{ id }, {}]) {
    const signed = await device.get({ challenge: `0x${"5e".repeat(32)}`, ...asked });
    if (!signed.ok) throw new Error(signed.reason);
    expect(signed.value.assertion.id).toBe(id);
    expect(await keyMatchesAssertion(key, signed.value.opened, crypto.subtle)).toBe(true);
  }
  expect(await create([id])).toEqual({ ok: false, reason: "made-already" });
});

test("a refused finger, another site and a visitor who left are values", async () => {
  const made = await create();
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.value;
  const refused = (reason: string) => ({ ok: false, reason });

  const elsewhere = createAuthenticator({
    credentials: navigator.credentials,
    random,
    rp: { id: "farm.example", name: "Farm" },
  });
  expect(await elsewhere.create({ name: "My farm", known: [] })).toEqual(refused("not-here"));
  expect(await elsewhere.get({ id })).toEqual(refused("not-here"));
  expect(await device.get({ id, signal: AbortSignal.abort() })).toEqual(refused("cancelled"));

  await cdp().send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  onTestFinished(async () => {
    await cdp().send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  });
  expect(await device.get({ id })).toEqual(refused("cancelled"));
});

test("the browser says of itself what decides whether passkeys are offered", async () => {
  const surroundings = {
    hasPasskeys: "PublicKeyCredential" in window,
    hasOwnAuthenticator: await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    host: location.hostname,
    inIframe: false,
    platform: "desktop",
    provider: null,
  } as const;
  const offered = { ok: true, value: { device: "this" } };
  expect(availabilityOf(surroundings, "localhost")).toEqual(offered);
});

// Proves what is asked of a device, and that whatever it answers is a value.
import { keccak256 } from "viem";
import { beforeEach, expect, test } from "vitest";
import { createAuthenticator } from "./authenticator.ts";
import { fromBase64url } from "./base64url.ts";
import { credential, type FakeCredentials, fakeCredentials } from "./testing/fakeCredentials.ts";
import { softPasskey } from "./testing/softPasskey.ts";

const rp = { id: "farm.example", name: "Farm" };
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const { signal } = new AbortController();
const challenge = keccak256("0x");

let browser: FakeCredentials;
let device: ReturnType<typeof createAuthenticator>;
beforeEach(() => {
  browser = fakeCredentials();
  device = createAuthenticator({ credentials: browser, random, rp });
});

const create = (known: string[] = []) => device.create({ name: "My farm", known, signal });
const get = (id?: string) => device.get({ challenge, id, signal });

test("a new passkey is asked for with all that an account needs, and says nothing of the visitor", async () => {
  const made = await create();
  const [passkey] = browser.passkeys;
  expect(made).toEqual({ ok: true, value: { id: passkey?.id, key: passkey?.key, synced: true } });
  const [asked] = browser.asked as CredentialCreationOptions[];
  expect(asked).toMatchObject({
    signal,
    publicKey: {
      rp,
      user: { name: "My farm", displayName: "My farm" },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
      attestation: "none",
    },
  });
  const { user, challenge: nonce } = asked!.publicKey!;
  expect([user.id.byteLength, nonce.byteLength]).toEqual([32, 32]);
  expect(user.id).not.toEqual(nonce);
});

test("one that stays on its device says so", async () => {
  browser.next = { signing: { flags: 0x05 } };
  expect(await create()).toMatchObject({ value: { synced: false } });
});

test("of a passkey that is known no second is made; an id that is none is left out", async () => {
  const { id } = softPasskey();
  expect(await create([id, "!"])).toEqual({ ok: false, reason: "made-already" });
  const [asked] = browser.asked as CredentialCreationOptions[];
  expect(asked?.publicKey?.excludeCredentials).toEqual([
    { type: "public-key", id: fromBase64url(id) },
  ]);
});

test("an assertion is over the challenge, by the passkey that was named or the one that is chosen", async () => {
  await create();
  await create();
  const [first, second] = browser.passkeys;
  expect(await get(second!.id)).toMatchObject({
    ok: true,
    value: { assertion: { id: second!.id } },
  });
  expect(await get()).toMatchObject({ ok: true, value: { assertion: { id: first!.id } } });
  await device.get({ signal });
  const asked = (browser.asked as CredentialRequestOptions[]).slice(2).map((one) => one.publicKey!);
  expect(asked[0]).toMatchObject({ rpId: rp.id, userVerification: "required" });
  expect(asked[0]?.challenge).toEqual(Uint8Array.from(Buffer.from(challenge.slice(2), "hex")));
  expect(asked[1]?.allowCredentials).toEqual([]);
  expect(asked[2]?.challenge.byteLength).toBe(32);
});

const named = (name: string) => new DOMException("whatever it says", name);

test.each([
  [named("NotAllowedError"), "cancelled"],
  [named("AbortError"), "cancelled"],
  [named("SecurityError"), "not-here"],
  [named("NotSupportedError"), "unsupported"],
  [named("ConstraintError"), "unsupported"],
  [named("UnknownError"), "failed"],
  [new TypeError("an extension fell over"), "failed"],
  ["no error at all", "failed"],
])("%s is a value", async (throws, reason) => {
  browser.next = { throws };
  expect(await create()).toEqual({ ok: false, reason });
  browser.next = { throws };
  expect(await get()).toEqual({ ok: false, reason });
});

test("where there are no passkeys nothing is asked", async () => {
  device = createAuthenticator({ credentials: undefined, random, rp });
  const unsupported = { ok: false, reason: "unsupported" };
  expect([await create(), await get()]).toEqual([unsupported, unsupported]);
  device = createAuthenticator({ credentials: browser, random, rp });
  browser.next = { gives: null };
  expect(await create()).toEqual(unsupported);
});

test("a key of another kind, and a manager that writes in another order, are told apart", async () => {
  const { id, spki } = softPasskey();
  const answer = (clientData: string, key: ArrayBuffer | null) => ({
    gives: credential(id, {
      clientDataJSON: new TextEncoder().encode(clientData).buffer,
      getPublicKey: () => key,
      getAuthenticatorData: () => new ArrayBuffer(37),
    }),
  });
  const usual = '{"type":"webauthn.create","challenge":"AA","origin":"o"}';
  browser.next = answer(usual, null);
  expect(await create()).toEqual({ ok: false, reason: "wrong-kind" });
  browser.next = answer('{"challenge":"AA","origin":"o","type":"webauthn.create"}', spki.buffer);
  expect(await create()).toEqual({ ok: false, reason: "wrong-order" });
  browser.next = answer("nothing", spki.buffer);
  expect(await create()).toEqual({ ok: false, reason: "failed" });

  await create();
  browser.next = { signing: { clientData: (c) => `{"challenge":"${c}","type":"webauthn.get"}` } };
  expect(await get()).toEqual({ ok: false, reason: "wrong-order" });
  browser.next = { signing: { flags: 0x19 } };
  expect(await get()).toEqual({ ok: false, reason: "unverified" });
});

// Proves that what each engine writes is understood: Chromium's and Firefox's answers as recorded, WebKit's as its source writes them.
import { stringToBytes } from "viem";
import { describe, expect, test } from "vitest";
import { passkeyAccountOf } from "./account.ts";
import { readFields, readFlags } from "./assertion.ts";
import { createAuthenticator } from "./authenticator.ts";
import { fromBase64url } from "./base64url.ts";
import { challengeOf } from "./challenge.ts";
import { keyMatchesAssertion } from "./keyMatchesAssertion.ts";
import { credential, fakeCredentials } from "./testing/fakeCredentials.ts";
import { recordedAnswers, recordedMessage } from "./testing/recordedAnswers.ts";
import { authenticatorDataOf, type SoftSigning, softPasskey } from "./testing/softPasskey.ts";

const { subtle } = crypto;
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const rp = { id: "localhost", name: "Farm" };
const bytes = (text: string) => fromBase64url(text)!.buffer;

/** A browser that answers so, whatever it is asked. */
function answering(gives: object) {
  const browser = fakeCredentials();
  browser.next = { gives };
  return { browser, device: createAuthenticator({ credentials: browser, random, rp }) };
}

describe.each(recordedAnswers)("$browser", ({ made, signed }) => {
  const create = async () => {
    const { device } = answering(
      credential(made.id, {
        clientDataJSON: bytes(made.clientDataJSON),
        getPublicKey: () => bytes(made.spki),
        getAuthenticatorData: () => bytes(made.authenticatorData),
      }),
    );
    const outcome = await device.create({ name: "Farm", known: [] });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.value;
  };
  const get = async () => {
    const { device } = answering(
      credential(signed.id, {
        clientDataJSON: bytes(signed.clientDataJSON),
        authenticatorData: bytes(signed.authenticatorData),
        signature: bytes(signed.signature),
        userHandle: new Uint8Array(32).buffer,
      }),
    );
    const outcome = await device.get({});
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.value;
  };

  test("what it made is a passkey of this device alone, and its own key is in what the device says", async () => {
    const { id, key, synced } = await create();
    expect({ id, synced }).toEqual({ id: made.id, synced: false });
    const said = Buffer.from(made.authenticatorData, "base64url").toString("hex");
    // The device writes its key as CBOR: x and y, each after its label and length.
    expect(said).toContain(`215820${key.x.slice(2)}`);
    expect(said).toContain(`225820${key.y.slice(2)}`);
  });

  test("what it signed is by that key, over the account's own challenge", async () => {
    const { key } = await create();
    const { opened, assertion, account } = await get();
    expect([assertion, account]).toEqual([signed, undefined]);
    expect(await keyMatchesAssertion(key, opened, subtle)).toBe(true);
    const { challenge } = JSON.parse(Buffer.from(opened.clientDataJSON).toString());
    const asked = challengeOf(passkeyAccountOf(key).address, 1, recordedMessage);
    expect(Buffer.from(challenge, "base64url").toString("hex")).toBe(asked.slice(2));
    expect(opened.fields).toMatch(/^"origin":"http:\/\/localhost:4173","crossOrigin":false/);
  });
});

// Nobody could record it here: WebKit's buildClientDataJson writes type, challenge and origin, and `crossOrigin` only
// for another origin's frame; iCloud's keychain says of a passkey that it may be and is kept elsewhere too.
describe("WebKit", () => {
  const passkey = softPasskey();
  const clientDataOf = (type: string, challenge: string) =>
    `{"type":"webauthn.${type}","challenge":"${challenge}","origin":"https://farm.example"}`;
  const inCloud = 0x1d;
  const challenge = challengeOf(passkeyAccountOf(passkey.key).address, 1, recordedMessage);
  const signing: SoftSigning = {
    flags: inCloud,
    clientData: (asked) => clientDataOf("get", asked),
  };

  test("a passkey of the keychain is made, and said to be synced", async () => {
    const { device } = answering(
      credential(passkey.id, {
        clientDataJSON: Uint8Array.from(stringToBytes(clientDataOf("create", "AA"))).buffer,
        getPublicKey: () => passkey.spki.buffer,
        // With the key behind it, which another flag tells.
        getAuthenticatorData: () => authenticatorDataOf({ flags: inCloud | 0x40 }).buffer,
      }),
    );
    expect(await device.create({ name: "Farm", known: [] })).toEqual({
      ok: true,
      value: { id: passkey.id, key: passkey.key, synced: true },
    });
  });

  test("what it signs has nothing behind the origin, and is carried so", async () => {
    const { browser, device } = answering({});
    browser.passkeys.push(passkey);
    browser.next = { signing };
    const outcome = await device.get({ challenge, id: passkey.id });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { opened } = outcome.value;
    expect(opened.fields).toBe('"origin":"https://farm.example"');
    expect(await keyMatchesAssertion(passkey.key, opened, subtle)).toBe(true);
    expect(readFlags(opened.authenticatorData)).toEqual({ isVerified: true, isSynced: true });
  });
});

// Of the standard (WebAuthn Level 3, 16.2), whose example has a member that may come some day.
test("client data that grows is followed as far as its beginning", () => {
  const text =
    '{"type":"webauthn.create","challenge":"AMMPt4UxxGTStncdq41","origin":"https://example.org","crossOrigin":false,"extraData":"clientDataJSON may be extended with additional fields in the future"}';
  expect(readFields(stringToBytes(text), "webauthn.create")).toMatchObject({ ok: true });
});

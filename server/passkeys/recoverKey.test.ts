// Tests that two assertions of a passkey lead to its key, and to none where they are not what they should be.
import type { Assertion } from "@loamstead/passkey/assertion.ts";
import { p256 } from "@noble/curves/nist.js";
import { describe, expect, test } from "vitest";
import { recoverKey } from "./recoverKey.ts";
import { makePasskey } from "./testing/makePasskey.ts";

const rpId = "farm.example";
const passkey = makePasskey();
const { x, y, id } = passkey;

describe("recoverKey", () => {
  test("two assertions lead to the key, whatever it is", () => {
    for (let count = 0; count < 20; count += 1) {
      const { x, y, assert } = makePasskey();
      expect(recoverKey([assert(), assert()], rpId)).toEqual({ ok: true, value: { x, y } });
    }
  });

  /** The other of the two forms that every signature has. */
  function turned(assertion: Assertion): Assertion {
    const { r, s } = p256.Signature.fromDER(Buffer.from(assertion.signature, "base64url"));
    const der = new p256.Signature(r, p256.CURVE.n - s).toDERRawBytes();
    return { ...assertion, signature: Buffer.from(der).toString("base64url") };
  }

  test("which of its two forms a signature has is all the same", () => {
    const both = [turned(passkey.assert()), passkey.assert()] as const;
    expect(recoverKey(both, rpId)).toEqual({ ok: true, value: { x, y } });
  });

  const once = passkey.assert();
  const { assert } = passkey;
  const spoilt = (changes: Partial<Assertion>) => ({ ...assert(), ...changes });

  test.each<[string, Assertion, Assertion, string]>([
    ["of two passkeys", assert(), makePasskey().assert(), "other-passkey"],
    ["of two passkeys under one id", assert(), makePasskey(id).assert(), "no-key"],
    ["the same twice", once, once, "repeated"],
    ["the same in both forms", once, turned(once), "repeated"],
    ["of another site", assert(), assert({ rpId: "evil.example" }), "other-site"],
    ["of nobody who was recognised", assert({ flags: 0x01 }), assert(), "unverified"],
    [
      "altered in what was signed",
      once,
      spoilt({ clientDataJSON: assert().clientDataJSON }),
      "no-key",
    ],
    ["without a whole signature", assert(), spoilt({ signature: "MAYCAQE" }), "unreadable"],
    [
      "with more than a signature",
      assert(),
      spoilt({
        signature: Buffer.concat([Buffer.from(once.signature, "base64url"), Buffer.of(0)]).toString(
          "base64url",
        ),
      }),
      "unreadable",
    ],
    ["with a signature of nothing", assert(), spoilt({ signature: "MAYCAQACAQA" }), "unreadable"],
    [
      "cut off",
      assert(),
      spoilt({ authenticatorData: once.authenticatorData.slice(0, 48) }),
      "unreadable",
    ],
    [
      "of a passkey's making",
      assert(),
      assert({ clientData: () => '{"type":"webauthn.create"}' }),
      "unreadable",
    ],
    ["with words instead", assert(), assert({ clientData: () => "Open, please!" }), "unreadable"],
  ])("assertions %s are refused", (_, first, second, reason) => {
    expect(recoverKey([first, second], rpId)).toEqual({ ok: false, reason });
    expect(recoverKey([second, first], rpId)).toEqual({ ok: false, reason });
  });
});

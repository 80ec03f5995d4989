// A passkey as the server meets it: what it answers with, and what it signs as its account, for tests.
import { randomBytes } from "node:crypto";
import { type PasskeyAccount, passkeyAccountOf } from "@loamstead/passkey/account.ts";
import { type Assertion, openAssertion } from "@loamstead/passkey/assertion.ts";
import { challengeOf } from "@loamstead/passkey/challenge.ts";
import type { PublicKey } from "@loamstead/passkey/publicKey.ts";
import { signatureOf, wrapForUndeployed } from "@loamstead/passkey/signature.ts";
import { type SoftSigning, softPasskey } from "@loamstead/passkey/testing/softPasskey.ts";
import { bytesToHex, type Hex } from "viem";

export type TestPasskey = PublicKey & {
  id: string;
  account: PasskeyAccount;
  /** Answers a challenge that is new each time. */
  assert(signing?: SoftSigning): Assertion;
  /** Signs a text as its account, which nobody has deployed. */
  sign(message: string): Hex;
};

/** With an id of somebody's choice, where one is named. */
export function makePasskey(chosenId?: string): TestPasskey {
  const soft = softPasskey();
  const id = chosenId ?? soft.id;
  const account = passkeyAccountOf(soft.key);
  return {
    ...soft.key,
    id,
    account,
    assert(signing) {
      const options = { rpId: "farm.example", ...signing };
      return { ...soft.sign(bytesToHex(randomBytes(32)), options), id };
    },
    sign(message) {
      const opened = openAssertion(soft.sign(challengeOf(account.address, 1, message)));
      if (!opened.ok) throw new Error(opened.reason);
      return wrapForUndeployed(account, signatureOf(opened.value));
    },
  };
}

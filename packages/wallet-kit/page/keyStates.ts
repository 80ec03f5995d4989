// The states of an account's keys, and of a call that another wallet pays for: what is pretended, and what is pressed until then.
import { type Language, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import { sharedSigner } from "@loamstead/passkey/plan.ts";
import type { FakeCredentials } from "@loamstead/passkey/testing/fakeCredentials.ts";
import { texts as ofLater } from "../src/connect/laterStrings.ts";
import { texts as ofKeys } from "../src/keys/strings.ts";
import { rowan } from "../src/kit/testing/rowan.ts";
import { texts as ofPaying } from "../src/paid/strings.ts";
import { texts as ofSteps } from "../src/passkey/stepStrings.ts";
import { furtherSigner, type PretendedKeys, pretendedPasskey, receipt } from "./pretendedKeys.ts";

const wordsIn = (language: Language) => ({
  ...phrasesOf(ofSteps, language),
  ...phrasesOf(ofLater, language),
  ...phrasesOf(ofPaying, language),
  ...phrasesOf(ofKeys, language),
});
type All = ReturnType<typeof wordsIn>;
type Words = { [Name in keyof All]: All[Name] extends string ? Name : never }[keyof All];

/** What a button says, as it is in all languages or by its name, or what is written. */
type Step = Words | { wallet: string } | { writes: string };

export type KeyState = {
  keys: PretendedKeys;
  steps: readonly Step[];
  words(language: Language): string;
};

const state = (
  words: Words | ((all: All) => string),
  steps: readonly Step[] = [],
  keys: PretendedKeys = {},
): KeyState => ({
  keys,
  steps,
  words(language) {
    const all = wordsIn(language);
    return typeof words === "function" ? words(all) : all[words];
  },
});

/** What is to be pressed, in the visitor's language. */
export const pressed = (step: Words, language: Language): string => wordsIn(language)[step];

const payer = { wallet: "WalletConnect" };
const byAddress = (address: string) =>
  ["addKey", "writeAddress", { writes: address }, "goOn"] as const;
// Whoever says who it is becomes the key, and pays unless another does.
const ready = ["addKey", payer] as const;
const confirmed = [...ready, "confirm"] as const;
const never = () => new Promise<never>(() => {});
const refuses = (name: string) => (device: FakeCredentials) => {
  device.next = { throws: new DOMException("pretended", name) };
};

export const keyStates = {
  "keys: one": state("secondEither"),
  "keys: three": state("aWallet", [], { owners: [sharedSigner, furtherSigner, rowan.address] }),
  "keys: which": state("whichWallet", ["addKey"]),
  "keys: making a passkey": state("making", ["addKey", "makePasskey"], {
    device(device) {
      device.create = never;
    },
  }),
  "keys: kept there already": state("samePlace", ["addKey", "makePasskey"], {
    device: refuses("InvalidStateError"),
  }),
  "keys: asking a wallet": state("copyLink", ready, { payer: { eth_requestAccounts: never } }),
  "keys: an address of its own": state("ownAddress", byAddress(pretendedPasskey.address)),
  "paid: the cost": state("whoPays", byAddress(rowan.address)),
  "paid: for a passkey": state("whoPays", ["addKey", "makePasskey"]),
  "paid: no chain": state("unreachable", byAddress(rowan.address), {
    node: { eth_gasPrice: () => Promise.reject(new Error("pretended")) },
  }),
  "paid: ready": state("blind", ready),
  "paid: confirming": state("signing", confirmed, {
    device(device) {
      device.get = never;
    },
  }),
  "paid: not confirmed": state("notSigned", confirmed, { device: refuses("NotAllowedError") }),
  "paid: asking": state(({ payNow }) => payNow({ wallet: payer.wallet }), confirmed, {
    payer: { eth_sendTransaction: never },
  }),
  "paid: refused": state(({ rejected }) => rejected({ wallet: payer.wallet }), confirmed, {
    payer: {
      eth_sendTransaction: () =>
        Promise.reject(Object.assign(new Error("pretended"), { code: 4001 })),
    },
  }),
  "paid: on its way": state("onItsWay", confirmed, { node: { eth_getTransactionReceipt: never } }),
  "paid: done": state("done", confirmed),
  "paid: failed": state("failedCall", confirmed, {
    node: { eth_getTransactionReceipt: () => receipt("0x0") },
  }),
} as const satisfies Record<string, KeyState>;

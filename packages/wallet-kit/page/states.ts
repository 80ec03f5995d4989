// The states of the kit, each with what has to be pretended for it and the way there.
import { type Language, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import { toast } from "@loamstead/ui/Toast.tsx";
import { texts as ofChains } from "../src/chains/strings.ts";
import { texts as ofLater } from "../src/connect/laterStrings.ts";
import { texts as ofConnect } from "../src/connect/strings.ts";
import type { Refusal } from "../src/kit/authentication.ts";
import type { WalletKit } from "../src/kit/createKit.ts";
import { accountOf } from "../src/kit/walletState.ts";
import { texts as ofTransactions } from "../src/transactions/strings.ts";
import { texts as ofVerify } from "../src/verify/strings.ts";
import { texts as ofFirstSteps } from "../src/wallets/firstStepStrings.ts";
import { buttonOf, pressButton, until, untilShown, write } from "./inDialog.ts";
import { type KeyState, keyStates, pressed } from "./keyStates.ts";
import { type PasskeyState, passkeyStates } from "./passkeyStates.ts";
import { code } from "./pretendedKeys.ts";
import type { Pretence } from "./pretendedKit.ts";

export type State = Pretence & {
  /** Settles when it is in sight. */
  go(kit: WalletKit, language: Language): Promise<void>;
};

async function list(kit: WalletKit, language: Language): Promise<void> {
  kit.open("connect");
  await untilShown(phrasesOf(ofConnect, language).connectAWallet);
}

async function get(kit: WalletKit, language: Language): Promise<void> {
  const { learnMore, getAWallet } = phrasesOf(ofConnect, language);
  const { getNamed } = phrasesOf(ofLater, language);
  await list(kit, language);
  if (!buttonOf(getAWallet)) await pressButton(learnMore);
  await pressButton(getAWallet);
  await until(() => buttonOf(getNamed({ wallet: "Rainbow" })), "Rainbow");
}

async function options(kit: WalletKit, language: Language): Promise<void> {
  const { getNamed, forMobileText } = phrasesOf(ofLater, language);
  await get(kit, language);
  await pressButton(getNamed({ wallet: "Rainbow" }));
  await untilShown(forMobileText);
}

async function download(kit: WalletKit, language: Language): Promise<void> {
  const { getApp, scanToInstall } = phrasesOf(ofLater, language);
  await options(kit, language);
  await pressButton(getApp);
  await untilShown(scanToInstall);
}

type Title = (phrases: ReturnType<typeof phrasesOf<(typeof ofConnect)["english"]>>) => string;

const chosen =
  (wallet: string, title: Title): State["go"] =>
  async (kit, language) => {
    await list(kit, language);
    await pressButton(wallet);
    await untilShown(title(phrasesOf(ofConnect, language)));
  };

type Words = keyof (typeof ofVerify)["english"] & keyof ReturnType<typeof wordsOf>;
const wordsOf = (language: Language) => {
  const { lookIn: _, ...words } = phrasesOf(ofVerify, language);
  return words;
};

const prepared = async () => ({ ok: true, message: "Sign in with this account." }) as const;
const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error("pretended"));
const signed = async () => `0x${"51".repeat(65)}`;
const no = (reason: Refusal["reason"]) => async () => ({ ok: false, reason }) as const;

/** The proof, up to these words; the message is sent where there is something to be seen after that. */
function proof(
  words: Words,
  pretence: Omit<Pretence, "proof"> & Partial<Pretence["proof"]>,
): State {
  const { prepare = prepared, verify = never, ...rest } = pretence;
  return {
    account: "connected",
    ...rest,
    proof: { prepare, verify },
    async go(kit, language) {
      const said = wordsOf(language);
      await until(() => accountOf(kit.get()), "the account");
      kit.open("connect");
      if (rest.sign) await pressButton(said.send);
      await untilShown(said[words]);
    },
  };
}

const dialog =
  (name: "account" | "chains", words: (language: Language) => string): State["go"] =>
  async (kit, language) => {
    await until(() => accountOf(kit.get()), "the account");
    kit.open(name);
    await untilShown(words(language));
  };

const transaction = (number: number, status: "pending" | "confirmed" | "failed") => ({
  hash: `0x${String(number).repeat(64)}` as const,
  description: `Moved crate № ${number}`,
  status,
});

const say = {
  plain: "The crates are counted.",
  good: "The crates are here.",
  error: "A crate is missing.",
} as const;

const byPasskey = ({ passkey, presses, words }: PasskeyState): State => ({
  passkey,
  async go(kit, language) {
    await list(kit, language);
    // Its place is there before it is.
    const [first] = [...presses(language), words(language)];
    await until(() => buttonOf(first!), first!);
    for (const name of presses(language)) await pressButton(name);
    await untilShown(words(language));
  },
});

const byKeys = ({ keys, steps, words }: KeyState): State => ({
  account: "connected",
  keys,
  async go(kit, language) {
    await until(() => accountOf(kit.get()), "the account");
    kit.open("keys");
    for (const step of steps) {
      if (typeof step === "string") await pressButton(pressed(step, language));
      else if ("wallet" in step) await pressButton(step.wallet);
      else await write(step.writes);
    }
    await untilShown(words(language));
  },
});

/** Each group of states under its own names. */
const each = <Name extends string, From>(
  group: Record<Name, From>,
  by: (from: From) => State,
): Record<Name, State> =>
  Object.fromEntries(Object.entries<From>(group).map(([name, from]) => [name, by(from)])) as Record<
    Name,
    State
  >;

/** In the order of a visit. */
export const states = {
  list: { go: list },
  code: {
    connect(request) {
      request.onUri?.(code);
      return never();
    },
    go: chosen("Rainbow", ({ scanWith }) => scanWith({ wallet: "Rainbow" })),
  },
  opening: {
    go: chosen("Coinbase Wallet", ({ opening }) => opening({ wallet: "Coinbase Wallet" })),
  },
  failed: {
    connect: async () => ({
      ok: false,
      reason: { kind: "unknown", words: "The wallet has not said why." },
    }),
    go: chosen("Coinbase Wallet", ({ didNotConnect }) =>
      didNotConnect({ wallet: "Coinbase Wallet" }),
    ),
  },
  unavailable: {
    go: chosen("Brave Wallet", ({ notAvailable }) => notAvailable({ wallet: "Brave Wallet" })),
  },
  get: { go: get },
  options: { go: options },
  download: { go: download },
  instructions: {
    async go(kit, language) {
      await download(kit, language);
      await pressButton(phrasesOf(ofLater, language).goOn);
      await untilShown(phrasesOf(ofFirstSteps, language).scanText);
    },
  },
  ...each<keyof typeof passkeyStates, PasskeyState>(passkeyStates, byPasskey),
  "verify: preparing": proof("preparing", { prepare: never }),
  "verify: ready": proof("send", {}),
  "verify: waiting": proof("waiting", { sign: never }),
  "verify: verifying": proof("verifying", { sign: signed }),
  "verify: not prepared": proof("preparingFailed", { prepare: no("refused") }),
  "verify: not signed": proof("signingFailed", { sign: fails }),
  "verify: refused": proof("verifyingFailed", { sign: signed, verify: no("refused") }),
  "verify: offline": proof("offline", { sign: signed, verify: no("offline") }),
  "verify: busy": proof("busy", { sign: signed, verify: no("busy") }),
  "verify: away": proof("away", { sign: signed, verify: no("away") }),
  "verify: broken": proof("otherFailed", { sign: signed, verify: fails }),
  account: {
    account: "connected",
    go: dialog("account", (language) => phrasesOf(ofTransactions, language).none),
  },
  transactions: {
    account: "connected",
    transactions: [
      transaction(3, "pending"),
      transaction(2, "confirmed"),
      transaction(1, "failed"),
    ],
    go: dialog("account", (language) => phrasesOf(ofTransactions, language).pending),
  },
  networks: {
    account: "connected",
    go: dialog("chains", (language) => phrasesOf(ofChains, language).connected),
  },
  "wrong network": {
    account: "on a wrong network",
    go: dialog("chains", (language) => phrasesOf(ofChains, language).wrongNetwork),
  },
  toasts: {
    account: "connected",
    async go() {
      for (const kind of ["plain", "good", "error"] as const) toast(say[kind], { kind });
      await until(() => document.body.textContent.includes(say.error), say.error);
    },
  },
  // Last, since what becomes of a call is told by messages too, which stay for a while.
  ...each<keyof typeof keyStates, KeyState>(keyStates, byKeys),
} as const satisfies Record<string, State>;

export type StateName = keyof typeof states;

// Carries one visitor through the steps to a passkey's account: asks device and site, and tells the steps what they said (WebAuthn ceremony).
import type { Result } from "@loamstead/lib/result.ts";
import { Listeners, type Source } from "@loamstead/lib/watched.ts";
import { type Address, isAddressEqual } from "viem";
import { type Assertion, openAssertion, readFlags } from "./assertion.ts";
import type { Authenticator } from "./authenticator.ts";
import { type DevicePasskey, type PasskeyShelf, recordOf } from "./keptPasskey.ts";
import { keyMatchesAssertion } from "./keyMatchesAssertion.ts";
import {
  type Confirmed,
  facts,
  type OpeningEvent,
  type OpeningState,
  reduceOpening,
  type ShownAssertion,
} from "./opening.ts";
import type { PublicKey } from "./publicKey.ts";

export type FoundPasskey = PublicKey & { address: Address };
export type FindOutcome = Result<FoundPasskey, "not-found" | "unreachable">;

export type OpeningPort = {
  authenticator: Authenticator;
  shelf: PasskeyShelf;
  subtle: SubtleCrypto;
  /** What the device is to list a new passkey under. */
  name(): string;
  /** What the site has on record of a passkey. `account`: which one it says it is a further key of, if that is so. */
  find(id: string, signal: AbortSignal, account?: Address): Promise<FindOutcome>;
  /** The key that follows from two assertions of one passkey. */
  recover(
    assertions: readonly [Assertion, Assertion],
    signal: AbortSignal,
    account?: Address,
  ): Promise<FindOutcome>;
};

export type OpeningFlow = Source<OpeningState> & {
  /** "take" is for the one that is unused. */
  press(button: "facts" | "have" | "make" | "take" | "choose" | "confirm" | "again" | "back"): void;
  /** Whether one that was made here is still to be used for the first time. */
  hasUnused(): boolean;
};

export function createOpening(port: OpeningPort): OpeningFlow {
  const { authenticator, shelf, subtle } = port;
  const listeners = new Listeners();
  let state: OpeningState = facts;
  let waiting = new AbortController();

  function send(event: OpeningEvent): void {
    const before = state;
    state = reduceOpening(state, event);
    if (state === before) return;
    // What was begun before is called off, and answered for nobody.
    waiting.abort();
    waiting = new AbortController();
    // No waiting before this: some browsers ask only from the very press.
    void begin(state, waiting.signal);
    listeners.tell();
  }

  async function begin(now: OpeningState, signal: AbortSignal): Promise<void> {
    const tell = (event: OpeningEvent) => {
      if (!signal.aborted) send(event);
    };
    const open = (passkey: DevicePasskey) => {
      if (!signal.aborted) send({ type: "opened", passkey, kept: shelf.keep(passkey) });
    };
    try {
      if (now.is === "making") await make(signal, tell, open);
      if (now.is === "choosing") await ask(undefined, signal, tell);
      if (now.is === "confirming") await ask(now.first.id, signal, tell);
      if (now.is === "looking") await look(now.confirmed, signal, tell, open);
    } catch {
      tell({ type: "refused", fault: "failed" });
    }
  }

  async function make(signal: AbortSignal, tell: Tell, open: Open): Promise<void> {
    const asked = { name: port.name(), known: shelf.ids(), signal };
    const made = await authenticator.create(asked);
    if (!made.ok) return tell({ type: "refused", fault: made.reason });
    const { id, key, synced } = made.value;
    const passkey: DevicePasskey = { ...recordOf(id, key), synced, unused: true };
    // Nobody waits for it any more, but the device has it now.
    if (signal.aborted && shelf.ids().length === 0) shelf.keep(passkey);
    open(passkey);
  }

  async function ask(id: string | undefined, signal: AbortSignal, tell: Tell): Promise<void> {
    const signed = await authenticator.get({ id, signal });
    if (!signed.ok) return tell({ type: "refused", fault: signed.reason });
    const { assertion, account } = signed.value;
    tell({ type: "signed", assertion: account ? { ...assertion, account } : assertion });
  }

  async function look(confirmed: Confirmed, signal: AbortSignal, tell: Tell, open: Open) {
    const [first, second] = confirmed;
    const { account } = first;
    const found = await (second
      ? port.recover([bare(first), bare(second)], signal, account)
      : port.find(first.id, signal, account));
    if (!found.ok && found.reason === "unreachable")
      return tell({ type: "refused", fault: "unreachable" });
    const passkey = found.ok && (await accountBy(confirmed, found.value, subtle));
    if (passkey) open(passkey);
    else tell({ type: "unknown" });
  }

  function take(): void {
    const passkey = shelf.read();
    if (passkey?.unused) send({ type: "taken", passkey, kept: shelf.keep(passkey) });
  }

  return {
    state: () => state,
    subscribe: listeners.add,
    press: (type) => (type === "take" ? take() : send({ type })),
    hasUnused: () => shelf.read()?.unused === true,
  };
}

const bare = ({ account: _, ...assertion }: ShownAssertion): Assertion => assertion;

type Tell = (event: OpeningEvent) => void;
type Open = (passkey: DevicePasskey) => void;

/** What the site says is believed only as far as what was signed here fits it. */
async function accountBy(
  confirmed: Confirmed,
  { x, y, address }: FoundPasskey,
  subtle: SubtleCrypto,
): Promise<DevicePasskey | undefined> {
  const key = { x, y };
  const [{ id, account }] = confirmed;
  const record = account ? await furtherRecord(id, key, account) : recordOf(id, key);
  if (!isAddressEqual(address, record.address)) return undefined;
  let synced = false;
  for (const assertion of confirmed) {
    const opened = assertion && openAssertion(assertion);
    if (!opened?.ok || !(await keyMatchesAssertion(key, opened.value, subtle))) return undefined;
    synced = readFlags(opened.value.authenticatorData)?.isSynced ?? false;
  }
  return { ...record, synced };
}

async function furtherRecord(id: string, key: PublicKey, account: Address) {
  const { furtherRecordOf } = await import("./furtherKey.ts");
  return furtherRecordOf(id, key, account);
}

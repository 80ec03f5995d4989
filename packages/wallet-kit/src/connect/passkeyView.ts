// What is said of each state on the way to an account by passkey, and which ways lead on from there.
import type { OpeningFlow } from "@loamstead/passkey/createOpening.ts";
import type { OpeningFault, OpeningState } from "@loamstead/passkey/opening.ts";
import type { texts } from "../passkey/stepStrings.ts";

export type PasskeyTextKey = keyof (typeof texts)["english"];

/** A button, and what is pressed by it: its device asks within the very press. */
export type PasskeyButton = {
  words: PasskeyTextKey;
  press: readonly Parameters<OpeningFlow["press"]>[0][];
};

type Stopped = {
  is: "stopped";
  title?: PasskeyTextKey;
  words: PasskeyTextKey;
  isError: boolean;
  /** The first is the likely one. */
  ways: readonly PasskeyButton[];
};

export type PasskeyView =
  /** What has to be known before. */
  | { is: "facts"; ways: readonly PasskeyButton[] }
  /** The device or the site is being asked. */
  | { is: "busy"; words: PasskeyTextKey }
  | Stopped
  | { is: "open"; address: string; isSynced: boolean };

const make: PasskeyButton = { words: "make", press: ["facts", "make"] };
const take: PasskeyButton = { words: "useMade", press: ["take"] };
const have: PasskeyButton = { words: "have", press: ["have", "choose"] };
const again: PasskeyButton = { words: "retry", press: ["again"] };
const confirm: PasskeyButton = { words: "onceMore", press: ["confirm"] };

const faults: Readonly<Record<OpeningFault, PasskeyTextKey>> = {
  cancelled: "cancelled",
  failed: "cancelled",
  "made-already": "alreadyMade",
  "not-found": "notFound",
  "wrong-kind": "unfit",
  "wrong-order": "unfit",
  unreadable: "unfit",
  unverified: "noLock",
  unsupported: "noLock",
  "not-here": "notHere",
  unreachable: "offline",
};

/** What the same way would end in once more has another one first. */
const settled: readonly PasskeyTextKey[] = ["alreadyMade", "notFound", "unfit"];

const waysAtFirst = (hasUnused: boolean) => (hasUnused ? [take, make, have] : [make, have]);

const retried = (way: PasskeyButton): PasskeyButton => ({ ...way, words: "retry" });

function stopped(fault: OpeningFault, ways: readonly PasskeyButton[]): Stopped {
  const words = faults[fault];
  return { is: "stopped", words, isError: words !== "cancelled", ways };
}

function waysFrom(
  fault: OpeningFault,
  way: PasskeyButton,
  hasUnused: boolean,
): readonly PasskeyButton[] {
  const words = faults[fault];
  if (words === "alreadyMade") return hasUnused ? [take, have] : [have];
  if (words === "notFound") return [make, have];
  const other = way === make ? have : make;
  return [settled.includes(words) ? way : retried(way), other];
}

/** `hasUnused`: whether one that was made here waits for its first use. */
export function passkeyViewOf(state: OpeningState, hasUnused: boolean): PasskeyView {
  switch (state.is) {
    case "facts": {
      const { fault } = state;
      return fault
        ? stopped(fault, waysFrom(fault, make, hasUnused))
        : { is: "facts", ways: waysAtFirst(hasUnused) };
    }
    case "having": {
      const { fault, confirmed } = state;
      if (!fault) return { is: "facts", ways: waysAtFirst(hasUnused) };
      return stopped(fault, confirmed ? [again, have] : waysFrom(fault, have, hasUnused));
    }
    case "making":
      return { is: "busy", words: "making" };
    case "choosing":
    case "confirming":
      return { is: "busy", words: "asking" };
    case "looking":
      return { is: "busy", words: "searching" };
    case "once-more": {
      const title = "onceMoreTitle";
      if (state.fault) return { ...stopped(state.fault, [confirm]), title };
      return { is: "stopped", title, words: "onceMoreText", isError: false, ways: [confirm] };
    }
    case "open": {
      const { address, synced } = state.passkey;
      return { is: "open", address, isSynced: synced };
    }
  }
}

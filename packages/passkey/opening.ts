// The steps to a passkey's account: making one, or finding the one that somebody has already (state machine).
import type { Address } from "viem";
import type { Assertion } from "./assertion.ts";
import type { CreateRefusal, GetRefusal } from "./authenticator.ts";
import type { DevicePasskey } from "./keptPasskey.ts";

export type OpeningFault =
  | CreateRefusal
  | GetRefusal
  /** Nobody knows the passkey that was chosen. */
  | "not-found"
  /** The site could not be asked: what the visitor confirmed holds. */
  | "unreachable";

/** With the account that the passkey says it is a further key of. */
export type ShownAssertion = Assertion & { account?: Address };

/** What the visitor has confirmed so far: once, or twice where once was not enough. */
export type Confirmed = readonly [ShownAssertion] | readonly [ShownAssertion, ShownAssertion];

export type OpeningState =
  /** What there is to know before one makes a passkey. */
  | { is: "facts"; fault: OpeningFault | null }
  | { is: "making" }
  /** For those who have one; `confirmed` where only the site has to be asked again. */
  | { is: "having"; fault: OpeningFault | null; confirmed: Confirmed | null }
  | { is: "choosing" }
  | { is: "looking"; confirmed: Confirmed }
  /** The site has no record of it, and asks to be shown the passkey a second time. */
  | { is: "once-more"; first: ShownAssertion; fault: OpeningFault | null }
  | { is: "confirming"; first: ShownAssertion }
  /** The account is known; `kept`: whether this device will know it after a reload. */
  | { is: "open"; passkey: DevicePasskey; by: "making" | "finding"; kept: boolean };

export type OpeningEvent =
  | { type: "facts" | "have" | "make" | "choose" | "confirm" | "again" | "back" | "unknown" }
  | { type: "refused"; fault: OpeningFault }
  | { type: "signed"; assertion: ShownAssertion }
  | { type: "opened"; passkey: DevicePasskey; kept: boolean }
  /** One that was made before, and not used since. */
  | { type: "taken"; passkey: DevicePasskey; kept: boolean };

export const facts = { is: "facts", fault: null } as const;
const having: OpeningState = { is: "having", fault: null, confirmed: null };

/** An event that no longer belongs to where things stand changes nothing. */
export function reduceOpening(state: OpeningState, event: OpeningEvent): OpeningState {
  switch (event.type) {
    case "facts":
      return facts;
    case "have":
      return having;
    case "make":
      return state.is === "facts" ? { is: "making" } : state;
    case "choose":
      return state.is === "having" ? { is: "choosing" } : state;
    case "confirm":
      return state.is === "once-more" ? { is: "confirming", first: state.first } : state;
    case "again":
      return state.is === "having" && state.confirmed
        ? { is: "looking", confirmed: state.confirmed }
        : state;
    case "back":
      return state.is === "making" ? facts : isFinding(state) ? having : state;
    case "signed":
      return signed(state, event.assertion);
    case "unknown":
      return state.is === "looking" ? unknown(state.confirmed) : state;
    case "refused":
      return refused(state, event.fault);
    case "opened":
      return state.is === "making" || state.is === "looking"
        ? open(event, state.is === "making" ? "making" : "finding")
        : state;
    case "taken":
      return state.is === "facts" || state.is === "having" ? open(event, "making") : state;
  }
}

const open = (
  { passkey, kept }: Pick<Extract<OpeningState, { is: "open" }>, "passkey" | "kept">,
  by: "making" | "finding",
): OpeningState => ({ is: "open", passkey, by, kept });

const isFinding = ({ is }: OpeningState) =>
  is === "choosing" || is === "looking" || is === "once-more" || is === "confirming";

function signed(state: OpeningState, assertion: ShownAssertion): OpeningState {
  if (state.is === "choosing") return { is: "looking", confirmed: [assertion] };
  return state.is === "confirming" ? { is: "looking", confirmed: [state.first, assertion] } : state;
}

function unknown([first, second]: Confirmed): OpeningState {
  return second === undefined
    ? { is: "once-more", first, fault: null }
    : { is: "having", fault: "not-found", confirmed: null };
}

function refused(state: OpeningState, fault: OpeningFault): OpeningState {
  switch (state.is) {
    case "making":
      // It is there already: what is wanted is to find it.
      return fault === "made-already"
        ? { is: "having", fault, confirmed: null }
        : { is: "facts", fault };
    case "choosing":
      return { is: "having", fault, confirmed: null };
    case "confirming":
      return { is: "once-more", first: state.first, fault };
    case "looking":
      return { is: "having", fault, confirmed: state.confirmed };
    default:
      return state;
  }
}

// Proves every step from every state, and that late answers change nothing.
import { expect, test } from "vitest";
import { recordOf } from "./keptPasskey.ts";
import { facts, type OpeningEvent, type OpeningState, reduceOpening } from "./opening.ts";
import { softPasskey } from "./testing/softPasskey.ts";

const { id, key, sign } = softPasskey();
const [first, second] = [sign("0x01"), sign("0x02")];
const passkey = { ...recordOf(id, key), synced: true };

const states = {
  facts,
  refused: { is: "facts", fault: "cancelled" },
  making: { is: "making" },
  having: { is: "having", fault: null, confirmed: null },
  choosing: { is: "choosing" },
  looking: { is: "looking", confirmed: [first] },
  unreached: { is: "having", fault: "unreachable", confirmed: [first] },
  onceMore: { is: "once-more", first, fault: null },
  confirming: { is: "confirming", first },
  recovering: { is: "looking", confirmed: [first, second] },
  notFound: { is: "having", fault: "not-found", confirmed: null },
  made: { is: "open", passkey, by: "making", kept: true },
  found: { is: "open", passkey, by: "finding", kept: true },
} as const satisfies Record<string, OpeningState>;
type Name = keyof typeof states;

const events = {
  facts: { type: "facts" },
  have: { type: "have" },
  make: { type: "make" },
  choose: { type: "choose" },
  confirm: { type: "confirm" },
  again: { type: "again" },
  back: { type: "back" },
  unknown: { type: "unknown" },
  signed: { type: "signed", assertion: first },
  signedTwice: { type: "signed", assertion: second },
  opened: { type: "opened", passkey, kept: true },
  taken: { type: "taken", passkey, kept: true },
  no: { type: "refused", fault: "cancelled" },
  twin: { type: "refused", fault: "made-already" },
  unreachable: { type: "refused", fault: "unreachable" },
} as const satisfies Record<string, OpeningEvent>;

const { having, choosing, looking, recovering, onceMore, made, found } = states;
const no = { ...having, fault: "cancelled" } as const;
const twin = { ...having, fault: "made-already" } as const;

/** Whatever is not named here leaves the state as it is; "facts" and "have" lead there from everywhere. */
const moves: Record<Name, Partial<Record<keyof typeof events, OpeningState>>> = {
  facts: { make: states.making, taken: made },
  refused: { make: states.making, taken: made },
  making: {
    back: facts,
    no: states.refused,
    twin,
    unreachable: { ...facts, fault: "unreachable" },
    opened: made,
  },
  having: { choose: choosing, taken: made },
  choosing: {
    back: having,
    signed: looking,
    signedTwice: { is: "looking", confirmed: [second] },
    no,
    twin,
    unreachable: { ...having, fault: "unreachable" },
  },
  looking: {
    back: having,
    unknown: onceMore,
    opened: found,
    no: { ...no, confirmed: [first] },
    twin: { ...twin, confirmed: [first] },
    unreachable: states.unreached,
  },
  unreached: { choose: choosing, again: looking, taken: made },
  onceMore: { back: having, confirm: states.confirming },
  confirming: {
    back: having,
    signed: { is: "looking", confirmed: [first, first] },
    signedTwice: recovering,
    no: { ...onceMore, fault: "cancelled" },
    twin: { ...onceMore, fault: "made-already" },
    unreachable: { ...onceMore, fault: "unreachable" },
  },
  recovering: {
    back: having,
    unknown: states.notFound,
    opened: found,
    no: { ...no, confirmed: [first, second] },
    twin: { ...twin, confirmed: [first, second] },
    unreachable: { ...states.unreached, confirmed: [first, second] },
  },
  notFound: { choose: choosing, taken: made },
  made: {},
  found: {},
};

const table = (Object.keys(states) as Name[]).flatMap((state) =>
  (Object.keys(events) as (keyof typeof events)[]).map((event) => [state, event] as const),
);

test.each(table)("from %s by %s", (state, event) => {
  const everywhere = event === "facts" ? facts : event === "have" ? having : undefined;
  const expected = everywhere ?? moves[state][event] ?? states[state];
  expect(reduceOpening(states[state], events[event])).toEqual(expected);
});

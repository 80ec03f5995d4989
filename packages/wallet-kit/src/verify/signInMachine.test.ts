import { describe, expect, it } from "vitest";
import {
  canPress,
  closed,
  labelOf,
  reduceSignIn,
  type SignInEvent,
  type SignInState,
  type SignInTrouble,
  troublesOf,
} from "./signInMachine.ts";

const text = "farm.example wants you to sign in";
const signature = "0x5160";
const ready = { is: "ready", text, signature: null } as const;
const signed = { is: "ready", text, signature } as const;

const states = {
  closed,
  fetching: { step: "idle", message: { is: "fetching" }, troubles: [] },
  failed: { step: "idle", message: { is: "failed" }, troubles: ["preparing"] },
  ready: { step: "idle", message: ready, troubles: [] },
  signing: { step: "signing", message: ready },
  verifying: { step: "verifying", message: signed },
  unheard: { step: "idle", message: signed, troubles: ["busy"] },
} as const satisfies Record<string, SignInState>;
type Name = keyof typeof states;

const events: SignInEvent[] = [
  { type: "prepare" },
  { type: "prepared", text },
  { type: "notPrepared", cause: null },
  { type: "aged" },
  { type: "send" },
  { type: "signed", signature },
  { type: "rejected" },
  { type: "notSigned" },
  { type: "refused" },
  { type: "unheard", cause: "busy" },
  { type: "broke" },
  { type: "close" },
];

const anew = (...troubles: SignInTrouble[]) => ({ ...states.fetching, troubles });
const broken: SignInState = { step: "idle", message: { is: "failed" }, troubles: ["other"] };

/** Whatever is not named here leaves the state as it is. */
const moves: Record<Name, Partial<Record<SignInEvent["type"], SignInState>>> = {
  closed: { prepare: states.fetching, broke: broken },
  fetching: { prepared: states.ready, notPrepared: states.failed, broke: broken },
  failed: { prepare: states.fetching, broke: broken },
  ready: { aged: states.fetching, send: states.signing, broke: broken },
  signing: {
    signed: states.verifying,
    rejected: states.ready,
    notSigned: { ...states.ready, troubles: ["signing"] },
    broke: anew("other"),
  },
  verifying: { refused: anew("verifying"), unheard: states.unheard, broke: anew("other") },
  // What is signed is not signed again: it goes to the site once more.
  unheard: { aged: anew("busy"), send: states.verifying, broke: broken },
};

describe("step", () => {
  const table = (Object.keys(states) as Name[]).flatMap((name) =>
    events.map((event) => [name, event] as const),
  );

  it.each(table)("from %s by %j", (name, event) => {
    const expected = event.type === "close" ? closed : (moves[name][event.type] ?? states[name]);
    expect(reduceSignIn(states[name], event)).toEqual(expected);
  });

  it("goes back without a word when the wallet says no, even after an error", () => {
    const again = reduceSignIn({ ...states.ready, troubles: ["signing"] }, { type: "send" });
    expect(troublesOf(again)).toEqual([]);
    expect(troublesOf(reduceSignIn(again, { type: "rejected" }))).toEqual([]);
  });

  it("keeps the error of a refused signature until the next attempt", () => {
    const refused = reduceSignIn(states.verifying, { type: "refused" });
    const prepared = reduceSignIn(refused, { type: "prepared", text });
    expect(troublesOf(prepared)).toEqual(["verifying"]);
    expect(troublesOf(reduceSignIn(prepared, { type: "send" }))).toEqual([]);
  });

  it("says that preparing failed, and why, when the message after a refusal does not come", () => {
    const refused = reduceSignIn(states.verifying, { type: "refused" });
    const failed = reduceSignIn(refused, { type: "notPrepared", cause: "offline" });
    expect(troublesOf(failed)).toEqual(["preparing", "offline"]);
    expect(reduceSignIn(failed, { type: "prepare" })).toEqual(states.fetching);
  });
});

it.each([
  ["closed", "preparing", false],
  ["fetching", "preparing", false],
  ["failed", "send", true],
  ["ready", "send", true],
  ["signing", "waiting", false],
  ["verifying", "verifying", false],
] as const)("the button: when %s says %s; can be pressed: %s", (name, label, pressable) => {
  expect(labelOf(states[name])).toBe(label);
  expect(canPress(states[name])).toBe(pressable);
});

import { describe, expect, it } from "vitest";
import {
  canPress,
  closed,
  errorOf,
  labelOf,
  type SignInEvent,
  type SignInState,
  step,
} from "./signInMachine.ts";

const nonce = { value: "abcdefgh1234", clockAhead: 0 };
const ready = { is: "ready", ...nonce } as const;

const states = {
  closed,
  fetching: { step: "idle", nonce: { is: "fetching" }, error: null },
  failed: { step: "idle", nonce: { is: "failed" }, error: "preparing" },
  ready: { step: "idle", nonce: ready, error: null },
  signing: { step: "signing", nonce: ready },
  verifying: { step: "verifying", nonce: ready },
} as const satisfies Record<string, SignInState>;
type Name = keyof typeof states;

const events: SignInEvent[] = [
  { type: "prepare" },
  { type: "prepared", nonce },
  { type: "notPrepared" },
  { type: "aged" },
  { type: "send" },
  { type: "signed" },
  { type: "rejected" },
  { type: "notSigned" },
  { type: "refused" },
  { type: "broke" },
  { type: "close" },
];

const anew = (error: "signing" | "verifying" | "other" | null) => ({ ...states.fetching, error });

/** Whatever is not named here leaves the state as it is. */
const moves: Record<Name, Partial<Record<SignInEvent["type"], SignInState>>> = {
  closed: {
    prepare: states.fetching,
    broke: { step: "idle", nonce: { is: "failed" }, error: "other" },
  },
  fetching: {
    prepared: states.ready,
    notPrepared: states.failed,
    broke: { step: "idle", nonce: { is: "failed" }, error: "other" },
  },
  failed: {
    prepare: states.fetching,
    broke: { step: "idle", nonce: { is: "failed" }, error: "other" },
  },
  ready: {
    aged: states.fetching,
    send: states.signing,
    broke: { step: "idle", nonce: { is: "failed" }, error: "other" },
  },
  signing: {
    signed: states.verifying,
    rejected: states.ready,
    notSigned: { ...states.ready, error: "signing" },
    broke: anew("other"),
  },
  verifying: { refused: anew("verifying"), broke: anew("other") },
};

describe("step", () => {
  const table = (Object.keys(states) as Name[]).flatMap((name) =>
    events.map((event) => [name, event] as const),
  );

  it.each(table)("from %s by %j", (name, event) => {
    const expected = event.type === "close" ? closed : (moves[name][event.type] ?? states[name]);
    expect(step(states[name], event)).toEqual(expected);
  });

  it("goes back without a word when the wallet says no, even after an error", () => {
    const again = step({ ...states.ready, error: "signing" }, { type: "send" });
    expect(errorOf(again)).toBeNull();
    expect(errorOf(step(again, { type: "rejected" }))).toBeNull();
  });

  it("keeps the error of a refused signature until the next attempt", () => {
    const refused = step(states.verifying, { type: "refused" });
    const prepared = step(refused, { type: "prepared", nonce });
    expect(errorOf(prepared)).toBe("verifying");
    expect(errorOf(step(prepared, { type: "send" }))).toBeNull();
  });

  it("says that preparing failed when the nonce after a refusal does not come", () => {
    const refused = step(states.verifying, { type: "refused" });
    const failed = step(refused, { type: "notPrepared" });
    expect(errorOf(failed)).toBe("preparing");
    expect(step(failed, { type: "prepare" })).toEqual(states.fetching);
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

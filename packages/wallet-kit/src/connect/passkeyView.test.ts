// Tests that each state on the way to an account by passkey says something, and leads on.
import type { OpeningFault, OpeningState } from "@loamstead/passkey/opening.ts";
import { expect, test } from "vitest";
import { passkeyViewOf } from "./passkeyView.ts";

const first = { id: "a", authenticatorData: "b", clientDataJSON: "c", signature: "d" };
const facts = (fault: OpeningFault | null): OpeningState => ({ is: "facts", fault });
const having = (fault: OpeningFault | null): OpeningState => ({
  is: "having",
  fault,
  confirmed: null,
});

test.each<[OpeningFault, string, string, string]>([
  ["cancelled", "cancelled", "retry: facts make", "have: have choose"],
  ["failed", "cancelled", "retry: facts make", "have: have choose"],
  ["unverified", "noLock", "retry: facts make", "have: have choose"],
  ["unsupported", "noLock", "retry: facts make", "have: have choose"],
  ["not-here", "notHere", "retry: facts make", "have: have choose"],
  ["wrong-kind", "unfit", "make: facts make", "have: have choose"],
  ["wrong-order", "unfit", "make: facts make", "have: have choose"],
])("making one that ends in %s says %s", (fault, words, one, other) => {
  expect(shown(facts(fault))).toEqual([words, one, other]);
});

test.each<[OpeningFault, string, ...string[]]>([
  ["made-already", "alreadyMade", "have: have choose"],
  ["cancelled", "cancelled", "retry: have choose", "make: facts make"],
  ["unreadable", "unfit", "have: have choose", "make: facts make"],
  ["not-found", "notFound", "make: facts make", "have: have choose"],
])("looking for one that ends in %s says %s", (fault, ...expected) => {
  expect(shown(having(fault))).toEqual(expected);
});

test("one that was made here and not used is offered before another is made", () => {
  const words = ({ ways }: { ways?: readonly { words: string }[] }) =>
    ways?.map(({ words }) => words);
  expect(words(passkeyViewOf(facts(null), true) as object)).toEqual(["useMade", "make", "have"]);
  expect(words(passkeyViewOf(facts(null), false) as object)).toEqual(["make", "have"]);
  expect(words(passkeyViewOf(having("made-already"), true) as object)).toEqual(["useMade", "have"]);
});

test("what was confirmed is not asked of the device again because the site was away", () => {
  const away: OpeningState = { is: "having", fault: "unreachable", confirmed: [first] };
  expect(shown(away)).toEqual(["offline", "retry: again", "have: have choose"]);
});

test("the second confirmation is asked for, and again if it was refused", () => {
  const asked: OpeningState = { is: "once-more", first, fault: null };
  expect(shown(asked)).toEqual(["onceMoreText", "onceMore: confirm"]);
  const refused: OpeningState = { ...asked, fault: "cancelled" };
  expect(shown(refused)).toEqual(["cancelled", "onceMore: confirm"]);
  expect(passkeyViewOf(refused, false)).toMatchObject({ title: "onceMoreTitle", isError: false });
});

test("only what is amiss looks like it", () => {
  expect(passkeyViewOf(facts("cancelled"), false)).toMatchObject({ isError: false });
  expect(passkeyViewOf(facts("wrong-order"), false)).toMatchObject({ isError: true });
});

function shown(state: OpeningState): string[] {
  const view = passkeyViewOf(state, false);
  if (view.is !== "stopped") throw new Error(`It goes on: ${view.is}`);
  return [view.words, ...view.ways.map(({ words, press }) => `${words}: ${press.join(" ")}`)];
}

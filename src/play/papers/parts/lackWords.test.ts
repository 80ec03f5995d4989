// A button that lacks something says of what and how much, in a few words.
import { expect, it } from "vitest";
import { applyEvent } from "../../../farm/events/apply.ts";
import { deedsFor } from "../../../farm/tables/level.ts";
import {
  expectRefusal,
  masterOf,
  trialFarm,
  trialGround,
  trialStart,
} from "../../../farm/testing/trial.ts";
import type { FarmAction } from "../../session/playedFarm.ts";
import { lackWords } from "./lackWords.ts";

const ground = trialGround();
const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
const said = (farm: ReturnType<typeof trialFarm>, wish: FarmAction) =>
  lackWords(expectRefusal(applyEvent(farm, { ...wish, at: trialStart } as never, ground)), clock);

it.each<[string, Parameters<typeof said>]>([
  [
    "4 of 5 baskets of peas",
    [masterOf(ground, { barn: { pea: 4 } }), { kind: "cook", recipe: "peaSoup" }],
  ],
  ["200 p", [trialFarm(ground, { pence: 20 }), { kind: "raise", tool: "barn" }]],
  ["Level 6", [trialFarm(ground, { deeds: deedsFor(5) }), { kind: "settle", keep: "goat" }]],
  ["0 of 2 timber", [masterOf(ground), { kind: "make", piece: "nesting-box" }]],
  ["No Red Wren carrot yet", [masterOf(ground), { kind: "make", piece: "keepsake-red-wren" }]],
  ["From 00:00", [masterOf(ground), { kind: "barter" }]],
  ["Not yet", [masterOf(ground), { kind: "sit", festival: "maypole" }]],
])("%s", (words, [farm, wish]) => {
  expect(said(farm, wish)).toBe(words);
});

it("is never longer than a button", () => {
  const kinds = ["noPlace", "notDone", "nothingWaits"] as const;
  for (const kind of kinds)
    expect(lackWords({ kind, until: null }, clock).split(" ").length).toBeLessThan(4);
  expect(lackWords({ kind: "noPlace", until: trialStart }, clock)).toBe("From 08:00");
});

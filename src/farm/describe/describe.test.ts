import { expect, it } from "vitest";
import { applyEvent } from "../events/apply.ts";
import type { FarmEvent } from "../events/event.ts";
import type { FarmRefusal } from "../events/refusal.ts";
import { deedsFor } from "../tables/level.ts";
import { trialStart as at, did, masterOf, must, trialFarm, trialGround } from "../testing/trial.ts";
import { doneWords } from "./done.ts";
import { plotWords } from "./plot.ts";
import { refusalWords } from "./refusal.ts";

const ground = trialGround();
const farm = trialFarm(ground);
const clock = (when: number) => new Date(when).toISOString().slice(11, 16);

it.each<[FarmRefusal, string]>([
  [
    { kind: "notRipe", plots: 1, readyAt: at + 240_000 },
    "Not ready yet: 08:04. It will be just as ready tomorrow.",
  ],
  [{ kind: "notRipe", plots: 1, readyAt: null }, "Nothing grows there. Sow something first."],
  [
    { kind: "short", of: "pence", have: 1, need: 22 },
    "You lack 21 pence. Sell something at the market, or answer a letter.",
  ],
  [
    { kind: "short", of: "seed red-wren", have: 0, need: 6 },
    "You lack 6 Red Wren carrot seeds. Sow what you have: each harvest gives its seed back.",
  ],
  [
    { kind: "barnFull", room: 0, need: 3 },
    "The barn is full: that needs room for 3, and there is room for 0. Sell, cook, or leave it standing; it keeps where it is.",
  ],
  [
    { kind: "short", of: "plum", have: 3, need: 4 },
    "You lack 1 bowl of plums. It is gathered on the meadow, from whoever gives it there.",
  ],
  [
    { kind: "noMeadow", halves: 1, need: 2 },
    "That needs 1 square of meadow, and half a square is left. What you have can stay as it is.",
  ],
  [
    { kind: "noMeadow", halves: 0, need: 1 },
    "That needs half a square of meadow, and none is left. What you have can stay as it is.",
  ],
  [
    { kind: "noMeadow", halves: 7, need: 12 },
    "That needs 6 squares of meadow, and 3½ squares are left. What you have can stay as it is.",
  ],
  [
    { kind: "noPlace", until: at },
    "Every place is taken. One is free from 08:00 on, once you take what is done.",
  ],
  [
    { kind: "noPlace", until: null },
    "Every place is taken. Take what is done there, and one is free.",
  ],
  [
    { kind: "light", crop: "pumpkin", grams: 9_400, need: 11_750 },
    "Your heaviest pumpkin weighs 9.4 kg; that takes one of 11.8 kg. Moist and well rested ones grow heavier.",
  ],
])("says %j with its way out", (refusal, words) => {
  expect(refusalWords(refusal, clock)).toBe(words);
});

it("has two sentences for every refusal: the reason, and a way out", () => {
  const all: readonly FarmRefusal[] = [
    { kind: "earlier", than: at },
    { kind: "nobody" },
    { kind: "taken", plots: 1 },
    { kind: "unknown", needs: 6, level: 1 },
    { kind: "short", of: "straw", have: 0, need: 1 },
    { kind: "short", of: "timber", have: 0, need: 1 },
    { kind: "short", of: "carrot", have: 0, need: 1 },
    { kind: "short", of: "leekPie", have: 0, need: 1 },
    { kind: "short", of: "plum", have: 0, need: 1 },
    { kind: "short", of: "seed pea", have: 0, need: 1 },
    { kind: "noPlace", until: at },
    { kind: "noPlace", until: null },
    { kind: "notDone", until: at },
    { kind: "notDone", until: null },
    { kind: "nothingWaits", until: at },
    { kind: "nothingWaits", until: null },
    { kind: "notForSale" },
    { kind: "needsNoCare" },
    { kind: "best" },
    { kind: "notYet", from: at },
    { kind: "made", first: at },
    { kind: "frozen", until: at },
    { kind: "noHeirloom", heirloom: "moonseed" },
    { kind: "tooLate", since: at },
    { kind: "notLaid" },
    { kind: "hasAll" },
    { kind: "hasNoName" },
    { kind: "nameTaken" },
    { kind: "calledSo" },
    { kind: "noticed" },
    { kind: "notToBeSeen" },
  ];
  for (const refusal of all)
    expect(refusalWords(refusal, clock)).toMatch(/^[A-Z0-9].+[.:;] .*[a-z]\.$/);
});

it("says of a plot what grows there, how far it is, and what stands beside", () => {
  const plots = (event: FarmEvent) => must(applyEvent(farm, event, ground)).farm;
  expect(plotWords(ground, farm, 0, at, clock)).toBe(
    "Row 1, plot 1: nothing sown, dry. Good soil.",
  );
  const sown = plots({ kind: "sow", at, plots: 0b11, what: "sunflower" });
  const wet = did(sown, ground, { kind: "water", at, plots: 1 });
  expect(plotWords(ground, wet, 0, at + 30_000, clock)).toBe(
    "Row 1, plot 1: sunflower, in leaf, moist until 18:00, ready 08:01. Good soil. Beside: sunflower.",
  );
  expect(plotWords(ground, wet, 0, at + 60_000, clock)).toMatch(
    /^Row 1, plot 1: sunflower, ready\./,
  );
});

it("says of the last column by a stream that it is always moist", () => {
  const stream = trialGround({ water: "stream", shape: "long-strips" });
  expect(plotWords(stream, trialFarm(stream), 4, at, clock)).toBe(
    "Row 1, plot 5: nothing sown, always moist. Good soil.",
  );
});

it("says how the soil of a plot is, and how it might mend", () => {
  const soil = (heart: number) =>
    plotWords(
      ground,
      { ...farm, plots: farm.plots.map((plot) => ({ ...plot, heart })) },
      0,
      at,
      clock,
    );
  expect(soil(850)).toMatch(/ Rich soil\.$/);
  expect(soil(849)).toMatch(/ Good soil\.$/);
  expect(soil(500)).toMatch(/ The soil is tired\.$/);
  expect(soil(449)).toMatch(/ worn: rest, peas, beans or compost mend it\.$/);
  // It mends by itself.
  const worn = { ...farm, plots: farm.plots.map((plot) => ({ ...plot, heart: 0 })) };
  expect(plotWords(ground, worn, 0, at + 20 * 86_400_000, clock)).toMatch(/ Rich soil\.$/);
});

it("names what was settled, bought and made", () => {
  const rich = masterOf(ground, { pence: 20_000, barn: { sunflower: 6 } });
  const said = (event: FarmEvent) => doneWords(event, must(applyEvent(rich, event, ground)));
  expect(said({ kind: "settle", at, keep: "hen" })).toBe(
    "A hen has come to the meadow, for 150 pence.",
  );
  expect(said({ kind: "settle", at, keep: "apple" })).toMatch(/^An apple tree has come/);
  expect(said({ kind: "raise", at, tool: "barn" })).toBe(
    "A larger barn, for 200 pence. Barn 6 of 200.",
  );
  expect(said({ kind: "raise", at, tool: "can" })).toBe(
    "A can that wets for longer, for 400 pence.",
  );
  expect(said({ kind: "make", at, piece: "jug-of-flowers" })).toMatch(
    /^Made: jug of flowers, for \d+ pence\.$/,
  );
});

it("says once that a level is reached, what is new with it, and what was found", () => {
  const before = (level: number) =>
    trialFarm(ground, { deeds: deedsFor(level) - 1, barn: { sunflower: 40, pea: 40 } });
  const sent = (level: number) => {
    const asked = before(level);
    const letters = asked.letters.map((letter) => ({ ...letter, good: "pea" as const, count: 1 }));
    const done = must(applyEvent({ ...asked, letters }, { kind: "answer", at, slot: 0 }, ground));
    return { said: doneWords({ kind: "answer", at, slot: 0 }, done), farm: done.farm };
  };
  expect(sent(2).said).toMatch(
    / came back\. That is level 2\. New to you: carrot seed and pea soup\.$/,
  );
  expect(sent(4).said).toMatch(
    / You have found 3 [A-Z][A-Za-z ]+ seeds, the heirloom of this field\. They are in your bag\.$/,
  );
  expect(sent(21).said).toMatch(/ That is level 21\. New to you: a cellar\.$/);
  // What follows it is no news.
  const { farm: after } = sent(2);
  const sow = { kind: "sow", at, plots: 1, what: "sunflower" } as const;
  expect(doneWords(sow, must(applyEvent(after, sow, ground)))).toBe("Sowed sunflower in one plot.");
  const undo = { kind: "undo", at, of: at } as const;
  expect(doneWords(undo, must(applyEvent(after, undo, ground)))).not.toMatch(/level/);
});

it("says once what was done, with its result", () => {
  const said = (now: typeof farm, event: FarmEvent) =>
    doneWords(event, must(applyEvent(now, event, ground)));
  const sow = { kind: "sow", at, plots: 0b11111, what: "pea" } as const;
  expect(said(farm, sow)).toBe("Sowed pea in 4 plots. One was left as it is.");
  const sown = did(farm, ground, sow);
  expect(said(sown, { kind: "undo", at, of: at })).toBe(
    "The sowing of 4 plots is undone; the seed is back in the bag.",
  );
  const watered = did(sown, ground, { kind: "water", at: at + 1, plots: 1 });
  expect(said(watered, { kind: "undo", at: at + 2, of: at + 1 })).toBe(
    "Taken back: everything is as it was before.",
  );
  expect(said(sown, { kind: "harvest", at: at + 400_000, plots: 0b1111 })).toMatch(
    /^\d+ baskets of peas\. Barn \d+ of 120\. Your heaviest handful of peas so far: \d+ g\.$/,
  );
  const stocked = { ...farm, barn: { carrot: 5 } };
  expect(said(stocked, { kind: "sell", at, good: "carrot", count: 5 })).toMatch(
    /^Sold 5 carrots for \d+ pence\.$/,
  );
});

it("says of a barn that fills up what came in, and what still waits", () => {
  const sown = did(farm, ground, { kind: "sow", at, plots: 0b1111, what: "sunflower" });
  const said = (room: number, plots: number) => {
    const full = { ...sown, barn: { carrot: 120 - room } };
    const event = { kind: "harvest", at: at + 100_000, plots } as const;
    return doneWords(event, must(applyEvent(full, event, ground)));
  };
  expect(said(3, 0b1111)).toMatch(
    /^\d sunflowers?\. Barn \d+ of 120\. (One more waits where it is: the barn has no room for it|\d more wait where they are: the barn has no room for them)\./,
  );
  // What is not ready was left for another reason.
  expect(said(120, 0b11111)).toMatch(/\. One was left as it is\.$/);
});

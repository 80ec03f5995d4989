import { expect, it } from "vitest";
import { trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { chaptersOf } from "./chapters.ts";

const farm = trialFarm(trialGround(), {
  book: {
    "crop carrot": { n: 12, first: trialStart, best: 310 },
    "moist carrot": { n: 1, first: trialStart },
    "festival stirUp": { n: 1, first: trialStart, best: 20_577 },
    "feast stirUp": { n: 1, first: trialStart, best: 20_577 },
    "dish peaSoup": { n: 2, first: trialStart },
    "piece wheat-sheaf": { n: 1, first: trialStart },
    "dye beet leafFall": { n: 1, first: trialStart },
    "surprise moon": { n: 1, first: trialStart },
    "card record": { n: 2, first: trialStart, best: 20_577 },
    "weather seedtime mist": { n: 4, first: trialStart },
  },
  feasts: { stirUp: { began: 20_577, times: 3, at: trialStart, wish: 3 } },
});

it("says of what is written when it was first, how often, and the best of it", () => {
  const words = chaptersOf(farm)
    .flatMap(({ leaves }) => leaves)
    .flatMap(({ name, words: said }) => (said === null ? [] : [`${name}: ${said}`]));
  expect(words).toEqual([
    "Carrot: First on 4 May 2026. Brought in from 12 plots. The heaviest: 310 g. Moist from first to last on 4 May 2026.",
    "Pea soup: First on 4 May 2026. Taken twice.",
    "Stir-up Sunday: First on 4 May 2026. Kept once. Sat down once. Stirred in: Fewer slugs.",
    "Wheat sheaf: Made on 4 May 2026.",
    "Beet dye of Leaf-fall: Boiled on 4 May 2026.",
    "The moon is full, and so bright that the gate has a shadow.: Seen on 4 May 2026.",
    "The heaviest so far: First on 4 May 2026. Written of twice.",
    "Seedtime: mist: First on 4 May 2026.",
  ]);
});

it("has a leaf for every page but for weathers that have not been", () => {
  const written = chaptersOf(farm).flatMap(({ leaves }) => leaves.map(({ page }) => page));
  expect(new Set(written).size).toBe(written.length);
  const blank = chaptersOf({ book: {} }).flatMap(({ leaves }) => leaves);
  expect(blank).toHaveLength(written.length - 1);
  expect(blank.every(({ words }) => words === null)).toBe(true);
});

import { expect, it } from "vitest";
import { start, trialFarm, trialGround } from "../../../farm/testing/trial.ts";
import { chaptersOf } from "./chapters.ts";

const farm = trialFarm(trialGround(), {
  book: {
    "crop carrot": { n: 12, first: start, best: 310 },
    "moist carrot": { n: 1, first: start },
    "dish peaSoup": { n: 2, first: start },
    "piece wheat-sheaf": { n: 1, first: start },
    "dye beet leafFall": { n: 1, first: start },
    "surprise moon": { n: 1, first: start },
    "weather seedtime mist": { n: 4, first: start },
  },
});

it("says of what is written when it was first, how often, and the best of it", () => {
  const words = chaptersOf(farm)
    .flatMap(({ leaves }) => leaves)
    .flatMap(({ name, words: said }) => (said === null ? [] : [`${name}: ${said}`]));
  expect(words).toEqual([
    "Carrot: First on 4 May 2026. Brought in from 12 plots. The heaviest: 310 g. Moist from first to last on 4 May 2026.",
    "Pea soup: First on 4 May 2026. Taken twice.",
    "Wheat sheaf: Made on 4 May 2026.",
    "Beet dye of Leaf-fall: Boiled on 4 May 2026.",
    "The moon is full, and so bright that the gate has a shadow.: Seen on 4 May 2026.",
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

// A newcomer's time on a farm without a clock on the wall: what each press takes a person, and what they wait for.
import type { Page } from "@playwright/test";
import site from "../../site.config.ts";
import { farmGroundOf } from "../../src/farm/ground/ground.ts";
import { moistUntil } from "../../src/farm/growth/grow.ts";
import { beginFarm } from "../../src/farm/letters/begin.ts";
import { fieldTraits } from "../../src/fields/traits.ts";

/** Seconds until somebody who reads has pressed. */
const takes = { mouse: 3, finger: 3, key: 0.5 } as const;

/** The page's clock has to be installed: it goes on with each press. */
export function newcomer(page: Page) {
  let spent = 0;
  const pass = async (seconds: number): Promise<void> => {
    spent += seconds;
    await page.clock.fastForward(1_000 * seconds);
  };
  return {
    press: async (by: "mouse" | "finger", act: () => Promise<void>): Promise<void> => {
      await pass(takes[by]);
      await act();
    },
    key: async (key: string): Promise<void> => {
      await pass(takes.key);
      await page.keyboard.press(key);
    },
    /** Goes on to so many seconds after the first sight of the farm. */
    waitUntil: (second: number): Promise<void> => pass(second - spent),
    /** In seconds. */
    spent: () => spent,
  };
}

export type Newcomer = ReturnType<typeof newcomer>;

/** A sunflower that is left dry. */
export const SUNFLOWER = 90;
/** What is promised, in seconds from the first sight of the farm. */
export const FIRST_SOWING = 10;
export const FIRST_HARVEST = 100;

const MINUTE = 60_000;

/** The first field, from this number on, with two plots in its first row, and the two by which one begins, that neither rain nor stream waters meanwhile. */
export function dryField(from = 0, now = Date.now()): number {
  const ground = farmGroundOf(fieldTraits(site.collection.address, from));
  const farm = beginFarm(ground, now);
  const isDry = (plot: number) =>
    [...Array(10).keys()].every((n) => {
      const at = now + n * MINUTE;
      return moistUntil(ground, farm, plot, at) <= at;
    });
  const [first, second] = ground.plots;
  const isRow = first!.row === second!.row;
  const front = ground.plots.findIndex(({ row }) => row === ground.plots.at(-1)!.row);
  const areDry = [0, 1, front - 1, front].every(isDry);
  return isRow && areDry ? from : dryField(from + 1, now);
}

// Holds the room in the round to few draw calls, seen from outside and walked through, and to no frame while nothing moves.
import type { Page } from "playwright";
import type { Walker } from "../src/room/stage/stage.ts";
import { onDevPage } from "./onDevPage.ts";
import { stats, untilLit } from "./roomStage/untilLit.ts";

const MOST_CALLS = 60;
const IDLE_MS = 2000;
const THINGS = 1000;

/** Somebody who walks stands in these places in turn. */
type Case = { name: string; look: object; walk: readonly Walker[] };

/** Each hour from another side: which lamps and walls are to be seen differs most. */
const cases: readonly Case[] = [
  { name: "day, from the south-east", light: "day", quarter: 0 } as const,
  { name: "evening, from the north-west", light: "evening", quarter: 2 } as const,
  { name: "night, from the north-east", light: "night", quarter: 1 } as const,
].map(({ name, ...look }) => ({ name, look, walk: [] }));

/** In the middle of a wide room and in its corner, to every side: no wall is hidden from within. */
const round = [
  { x: 16, z: 16 },
  { x: 1, z: 31 },
].flatMap((spot) =>
  [0, 1, 2, 3].map((i) => ({ ...spot, heading: (i * Math.PI) / 2 + 0.4, pitch: -0.08 })),
);
const walks: readonly Case[] = (["day", "evening", "night"] as const).map((light) => ({
  name: `a walk, ${light}`,
  look: { light },
  walk: round,
}));

async function settled(page: Page): Promise<void> {
  await untilLit(page);
  // What was asked for by the last of them, and a turn of the camera, is drawn first.
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await page.waitForTimeout(400);
    now = (await stats(page)).frames;
  }
}

async function measure(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  let isGood = true;
  const report = (name: string, what: string, count: number, most: number) => {
    if (count > most) isGood = false;
    console.log(`${count > most ? "OVER" : "ok  "} ${name}: ${count} ${what} of ${most}`);
  };
  for (const { name, look, walk } of [...cases, ...walks]) {
    await page.evaluate(async ([things, how]) => (await window.bench).show(things, how), [
      THINGS,
      look,
    ] as const);
    await settled(page);
    for (const walker of walk) {
      await page.evaluate(async (where) => (await window.bench).walkTo(where), walker);
      await settled(page);
    }
    const { most, frames } = await stats(page);
    await page.waitForTimeout(IDLE_MS);
    report(name, `draw calls for ${THINGS} things`, most, MOST_CALLS);
    report(name, "idle frames", (await stats(page)).frames - frames, 0);
  }
  return isGood;
}

const viewport = { width: 640, height: 480 };
process.exitCode = (await onDevPage("bench/roomStage/index.html", viewport, measure)) ? 0 : 1;

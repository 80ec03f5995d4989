// Holds what lives in a room to ten frames a second and a fiftieth of a core, and to no frame where no movement is wanted.
import type { Page } from "playwright";
import { asIfByCard } from "../src/scene/testing/asIfByCard.ts";
import { onDevPage } from "./onDevPage.ts";
import { untilLit } from "./roomStage/untilLit.ts";

const A_SECOND = 10;
const SHARE = 0.02;
const SECONDS = 2;
/** What a frame costs is that of the quietest round: whatever else the machine does only adds to it. */
const ROUNDS = 8;
/** Fewer in a round say nothing of what one costs. */
const FEWEST = 3;
/** Of the rooms to begin with one that has candles, a clock, a kettle and a cat. */
const ROOM = "harvest-kitchen";

async function measure(page: Page, address: string): Promise<boolean> {
  // What a processor draws stands still; what a card does costs the page nothing.
  await page.addInitScript(asIfByCard);
  await page.goto(address);
  await page.evaluate(async (room) => (await window.bench).show(room, { light: "evening" }), ROOM);
  await untilLit(page);
  // The last light fades in.
  await page.waitForTimeout(2000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  const frames = () => page.evaluate(async () => (await window.bench).stats().frames);
  const during = async () => {
    const [framesBefore, spentBefore] = [await frames(), await spent()];
    await page.waitForTimeout(SECONDS * 1000);
    const seconds = (await spent()) - spentBefore;
    return { frames: (await frames()) - framesBefore, seconds };
  };
  const rounds = async () => {
    const all = [];
    for (let i = 0; i < ROUNDS; i++) all.push(await during());
    return all;
  };
  const living = await rounds();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForTimeout(1000);
  const still = await rounds();
  const idle = Math.min(...still.map(({ seconds }) => seconds));
  // A slow machine draws fewer than it might: what one of them costs holds for as many as there may be.
  const costs = living
    .filter(({ frames }) => frames >= FEWEST)
    .map(({ frames, seconds }) => (seconds - idle) / frames);
  let isGood = costs.length > 0;
  if (!isGood) console.log("OVER: too few frames were drawn to tell what one costs");
  const report = (what: string, is: number, most: number, unit: string) => {
    if (is > most) isGood = false;
    console.log(`${is > most ? "OVER" : "ok  "} ${what}: ${is} ${unit} of ${most}`);
  };
  const most = Math.max(...living.map(({ frames }) => frames));
  report(`frames of what lives, ${SECONDS} s`, most, A_SECOND * SECONDS, "frames");
  const share = Math.round(Math.min(...costs) * A_SECOND * 1000) / 10;
  report("of a core on the page's own thread, at the most frames", share, SHARE * 100, "%");
  const idleFrames = Math.max(...still.map(({ frames }) => frames));
  report("frames without movement", idleFrames, 0, "frames");
  return isGood;
}

// So small that the processor, which draws for the card, keeps up: the page's own work is the same.
const viewport = { width: 160, height: 120 };
process.exitCode = (await onDevPage("bench/roomStage/index.html", viewport, measure)) ? 0 : 1;

// Holds what lives in a room to ten frames a second and a fiftieth of a core, and to no frame where no movement is wanted.
import type { Page } from "playwright";
import { onDevPage } from "./onDevPage.ts";

const A_SECOND = 10;
const SHARE = 0.02;
const SECONDS = 6;
const LONGEST_BUILD_MS = 120_000;
/** Of the rooms to begin with one that has candles, a clock, a kettle and a cat. */
const ROOM = "harvest-kitchen";

/** What a processor draws stands still: here it says that it is a card, and what a card does costs the page nothing. */
const asIfByCard = () => {
  const RENDERER = 0x9246;
  const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === RENDERER ? "A card" : getParameter.call(this, name);
  };
};

async function lit(page: Page): Promise<void> {
  const until = performance.now() + LONGEST_BUILD_MS;
  for (;;) {
    const { waiting, isLit } = await page.evaluate(async () => (await window.bench).stats());
    if (waiting === 0 && isLit) break;
    if (performance.now() > until) throw new Error("its shapes or its light never came");
    await page.waitForTimeout(100);
  }
  // The last light fades in.
  await page.waitForTimeout(2000);
}

async function measure(page: Page, address: string): Promise<boolean> {
  await page.addInitScript(asIfByCard);
  await page.goto(address);
  await page.evaluate(async (room) => (await window.bench).show(room, { light: "evening" }), ROOM);
  await lit(page);
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
    const share = ((await spent()) - spentBefore) / SECONDS;
    return { frames: (await frames()) - framesBefore, share };
  };
  const living = await during();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForTimeout(1000);
  const still = await during();
  const own = living.share - still.share;
  let isGood = living.frames > 0;
  const report = (what: string, is: number, most: number, unit: string) => {
    if (is > most) isGood = false;
    console.log(`${is > most ? "OVER" : "ok  "} ${what}: ${is} ${unit} of ${most}`);
  };
  report(`frames of what lives, ${SECONDS} s`, living.frames, A_SECOND * SECONDS, "frames");
  report("of a core on the page's own thread", Math.round(own * 1000) / 10, SHARE * 100, "%");
  report("frames without movement", still.frames, 0, "frames");
  return isGood;
}

const viewport = { width: 640, height: 480 };
process.exitCode = (await onDevPage("bench/roomStage/index.html", viewport, measure)) ? 0 : 1;

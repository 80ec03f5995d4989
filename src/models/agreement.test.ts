// One model, two ways to see it: the drawing and the triangles cover the same dots, lean ones nearly so.
import { expect, it } from "vitest";
import { barn } from "./buildings/barn.ts";
import { chapel } from "./buildings/chapel.ts";
import { cottageStyles } from "./buildings/cottageShapes.ts";
import { cottageOf } from "./buildings/cottages.ts";
import { mill } from "./buildings/mill.ts";
import { ruin } from "./buildings/ruin.ts";
import { modelCrops, plantAt } from "./crops/stages.ts";
import { disagreement, drawnDots, overlapOf, solidDots } from "./fixtures/silhouette.ts";
import { armchair } from "./furniture/armchair.ts";
import { bed } from "./furniture/bed.ts";
import { bookshelf } from "./furniture/bookshelf.ts";
import { kettle } from "./furniture/kettle.ts";
import { pumpkinStack } from "./furniture/pumpkinStack.ts";
import { sleepingCat } from "./furniture/sleepingCat.ts";
import { stove } from "./furniture/stove.ts";
import { wallClock } from "./furniture/wallClock.ts";
import { hen } from "./nature/hen.ts";
import { cow } from "./nature/herd.ts";
import { standingStones } from "./nature/landmarks.ts";
import { oldOak } from "./nature/oldTrees.ts";
import { seasonTree } from "./nature/seasonTree.ts";
import type { Part } from "./parts.ts";
import { facesOf } from "./svg/facesOf.ts";
import { frameOf } from "./svg/raster.ts";
import { toSvg } from "./svg/toSvg.ts";
import { viewFrom } from "./svg/view.ts";

/** Dots across. */
const SIZE = 400;
/** How far an outline may be off, in dots, and for what share of the dots it may be more. */
const NEAR = 2;
const WRONG = 0.005;
/** Crops and twigs are drawn here far larger than anywhere else. */
const THIN_WRONG = 0.006;
/** Shared dots of all dots; the edge of a thin thing is much of it. */
const OVERLAP = 0.955;
const LEAN_OVERLAP = 0.9;
const THIN_OVERLAP = 0.9;
const THIN_LEAN_OVERLAP = 0.75;

type Model = { name: string; parts: readonly Part[]; isThin?: boolean };

const models: Model[] = [
  ...cottageStyles.map((style) => ({
    name: `${style} cottage`,
    parts: cottageOf(style, { lit: false, snow: style === "thatched" }),
  })),
  { name: "mill", parts: mill(true) },
  { name: "barn", parts: barn(false) },
  { name: "chapel", parts: chapel(true) },
  { name: "ruin", parts: ruin(3) },
  armchair,
  bed,
  bookshelf,
  kettle,
  pumpkinStack,
  sleepingCat,
  stove,
  wallClock,
  { name: "hen", parts: hen() },
  { name: "cow", parts: cow() },
  { name: "old oak", parts: oldOak("highSun", 3) },
  { name: "standing stones", parts: standingStones(1) },
  { name: "rowan", parts: seasonTree("rowan", "leafFall", 3) },
  { name: "bare oak", parts: seasonTree("oak", "hearth", 3), isThin: true },
  ...modelCrops.map((crop) => ({ name: `ripe ${crop}`, parts: plantAt(crop, 4, 2), isThin: true })),
];

/** A drawing shows a smooth ball as a true ellipse: it is compared with a ball as smooth as that. */
const smooth = (part: Part): Part =>
  part.shape === "ball" && !part.flat && part.rough === 0 ? { ...part, detail: 3 } : part;

async function seen(parts: readonly Part[]) {
  const { width, height } = frameOf(facesOf(parts, viewFrom(100)), 0);
  const scale = (100 * SIZE) / Math.max(width, height);
  const drawing = toSvg(parts, { title: "A thing", description: "It stands there.", scale });
  return {
    drawn: await drawnDots(drawing),
    solid: solidDots(parts.map(smooth), scale, drawing, { cell: 99 }),
    lean: solidDots(parts, scale, drawing, { lean: true }),
    width: drawing.width,
  };
}

it.each(models)(
  "drawing and triangles: of the $name cover the same dots",
  async ({ parts, isThin = false }) => {
    const { drawn, solid, lean, width } = await seen(parts);
    const wrong = isThin ? THIN_WRONG : WRONG;
    expect(disagreement(solid, drawn, width, NEAR)).toBeLessThan(wrong);
    expect(disagreement(drawn, solid, width, NEAR)).toBeLessThan(wrong);
    expect(overlapOf(solid, drawn)).toBeGreaterThan(isThin ? THIN_OVERLAP : OVERLAP);
    expect(overlapOf(solid, lean)).toBeGreaterThan(isThin ? THIN_LEAN_OVERLAP : LEAN_OVERLAP);
  },
);

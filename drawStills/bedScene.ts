// The visitor's bed in parts that fit each other: bare earth between planks, the same earth wet, what stands in it, and the basket.
import { basket } from "../src/models/buildings/basket.ts";
import { type Crop, cropStages, modelCrops, plantAt, rowStep } from "../src/models/crops/stages.ts";
import { fieldSunflower, type SunflowerStage, sunflower } from "../src/models/crops/sunflower.ts";
import { raisedBed } from "../src/models/ground/raisedBed.ts";
import { mushroom, tuft } from "../src/models/nature/flower.ts";
import { type Part, placed, repeat, scaled, turned } from "../src/models/parts.ts";
import { between } from "../src/models/random.ts";
import type { Stage, StillScene } from "./stageScene.ts";

const PIXELS = 80;
const HEIGHT = 360;
const DEPTH = 2.6;
/** Plants are so much smaller than elsewhere: seven of them and a basket share the width of the page's column. */
const SIZE = 0.88;

/** A bed so wide, and where its plots are. */
type Plan = { readonly name: string; readonly width: number; readonly plots: readonly number[] };

/** Seven plots 140 px apart, and a place for the basket behind them. */
const wide: Plan = {
  name: "bed",
  width: 2560,
  plots: Array.from({ length: 8 }, (_, i) => (i - 3.5) * 1.75),
};
/** Three plots 104 px apart. */
const small: Plan = { name: "bed-small", width: 720, plots: [-1.3, 0, 1.3] };

/** All of them look at the bed alike, so that they can be laid over each other. */
function look(stage: Stage, width: number, x = 0): void {
  stage.aim([0, 9.4, 30], [x, 0.9, 0], HEIGHT / 2 / PIXELS);
  stage.light({
    about: [x, 0, 0],
    spread: Math.max(6, width / PIXELS / 2 + 1),
    ...(stage.night ? { ambient: 1.0, power: 1.3 } : {}),
  });
}

/** At night every plot has the same light. */
function lamps(stage: Stage, from: number, to: number): void {
  if (!stage.night) return;
  for (let x = from; x <= to; x += 1.75) stage.point("#ffb660", 5.5, 6, [x + 0.3, 2.4, 2.3]);
}

function earth(stage: Stage, { width, plots }: Plan, wet: boolean): void {
  const length = width / PIXELS + 2;
  const weeds = repeat(Math.round(length * 0.7), (i): Part[] => {
    const x = between(-0.5, 0.5, 17, i) * length;
    const at = [x, -0.02, between(-0.75, 0.6, 17, i + 99)] as const;
    if (plots.some((plot) => Math.abs(plot - x) <= 0.6)) return [];
    return placed(i % 9 === 4 ? mushroom() : tuft(i, between(0.1, 0.22, 17, i)), at, i);
  });
  stage.put([...raisedBed({ length, depth: DEPTH, seed: 4, wet }), ...weeds], {}, bake);
  lamps(stage, plots[0]!, plots.at(-1)!);
}

const bake = { floor: null, cell: 0.5 };
const shared = { height: HEIGHT, night: true, quality: 52 };

const dry = (plan: Plan, widths: readonly number[]): StillScene => ({
  ...shared,
  name: plan.name,
  width: plan.width,
  widths,
  webpWidths: widths.slice(0, 2),
  draw(stage) {
    earth(stage, plan, false);
    look(stage, plan.width);
  },
});

/** Only the plots of it, one beside the other. */
function wet(plan: Plan, count: number): StillScene {
  const [first, second] = plan.plots as [number, number];
  const width = Math.round((second - first) * PIXELS) * count;
  return {
    ...shared,
    name: `${plan.name}-wet`,
    width,
    widths: [width, width * 2],
    webpWidths: [width],
    draw(stage) {
      earth(stage, plan, true);
      look(stage, width, (first + plan.plots[count - 1]!) / 2);
    },
  };
}

/** Things side by side on earth that is not seen, each in a cell of its own. */
function sheet(name: string, cell: number, things: readonly (() => Part[])[]): StillScene {
  const width = cell * things.length;
  const at = (i: number) => ((i - (things.length - 1) / 2) * cell) / PIXELS;
  return {
    ...shared,
    name,
    width,
    widths: [width, width * 2],
    webpWidths: [width],
    draw(stage) {
      things.forEach((thing, i) => {
        stage.put(scaled(thing(), SIZE), { at: [at(i), -0.03, 0.05] }, bake);
      });
      stage.ground(0.5, -0.02, DEPTH - 0.2);
      lamps(stage, at(0) - 1.75, at(things.length - 1) + 1.75);
      look(stage, width);
    },
  };
}

const sunflowerStages: SunflowerStage[] = [0, 1, 2, 3, 4, 5, 6];

/** As much of it side by side as a plot holds, in its five stages: only sunflowers are seen in seven. */
function cropSheet(crop: Crop): StillScene {
  const step = rowStep(crop) * 1.5;
  const count = Math.max(1, Math.round(1.2 / step));
  const row = cropStages.map(
    (stage) => () =>
      repeat(count, (i) =>
        placed(plantAt(crop, stage, i + 3), [(i - (count - 1) / 2) * step, 0, 0], 0, 1.6),
      ),
  );
  return { ...sheet(`bed-${crop}`, 200, row), webpNight: false };
}

/** Where sunflowers lean over the rim of the basket, the first ones in front. */
const leaning = [-1.1, 0.9, -0.1, -2, 2, 3.1];

/** With nothing in it, with one sunflower, with two, and with as many as it holds. */
const baskets = [0, 1, 2, 6].map((count) => () => [
  ...scaled(basket(), 0.7),
  ...leaning.slice(0, count).flatMap((around, i) => {
    const [x, z] = [Math.sin(around), Math.cos(around)];
    const lean = turned(fieldSunflower(i + 3), [0.22 * z, 0, -0.5 * x]);
    return placed(lean, [x * 0.3, -0.1, z * 0.22], 0, 1.05);
  }),
]);

export const bedScenes: readonly StillScene[] = [
  dry(wide, [1280, 2560, 5120]),
  dry(small, [720, 1440]),
  wet(wide, 7),
  wet(small, 3),
  sheet(
    "bed-sunflower",
    240,
    sunflowerStages.map((one) => () => sunflower(one, one + 2)),
  ),
  ...modelCrops.filter((crop) => crop !== "sunflower").map(cropSheet),
  sheet("bed-basket", 240, baskets),
];

// The visitor's bed: a sunflower in each of its stages, from the seed to the ripe head.
import { type SunflowerStage, sunflower } from "../src/models/crops/sunflower.ts";
import { raisedBed } from "../src/models/ground/raisedBed.ts";
import { mushroom, tuft } from "../src/models/nature/flower.ts";
import { type Part, placed, repeat } from "../src/models/parts.ts";
import { between } from "../src/models/random.ts";
import type { Stage, StillScene } from "./stageScene.ts";

const PIXELS = 80;
const HEIGHT = 430;

type Standing = { stage: SunflowerStage; x: number };

function bed(stage: Stage, width: number, standing: readonly Standing[]): void {
  const length = width / PIXELS + 2;
  const weeds = (seed: number): Part[] =>
    repeat(Math.round(length * 0.7), (i) => {
      const x = between(-0.5, 0.5, seed, i) * length;
      const clear = standing.every((one) => Math.abs(one.x - x) > 0.55);
      const at = [x, -0.02, between(-0.75, 0.6, seed, i + 99)] as const;
      if (!clear) return [];
      return placed(i % 9 === 4 ? mushroom() : tuft(i, between(0.1, 0.22, seed, i)), at, i);
    });
  stage.put(
    [
      ...raisedBed({ length, depth: 2.6, seed: 4 }),
      ...weeds(17),
      ...standing.flatMap((one) =>
        placed(
          sunflower(one.stage, one.stage + 2),
          [one.x, -0.03, one.stage === 0 ? 0.3 : 0.05],
          0.12,
        ),
      ),
    ],
    {},
    { floor: null, cell: 0.5 },
  );
  stage.aim([0, 9.4, 30], [0, 1.0, 0], HEIGHT / 2 / PIXELS);
  stage.light({
    spread: Math.max(6, length / 2),
    ...(stage.night ? { ambient: 1.0, power: 1.3 } : {}),
  });
  if (!stage.night) return;
  const last = standing[standing.length - 1]!.x;
  for (const x of [-last, 0, last]) stage.point("#ffb660", 13, 6.5, [x + 0.9, 2.4, 2.2]);
}

export const bedScene: StillScene = {
  name: "bed",
  width: 2560,
  height: HEIGHT,
  widths: [1280, 2560, 5120],
  night: true,
  quality: 52,
  draw(stage) {
    const stages: SunflowerStage[] = [0, 1, 2, 3, 4, 5, 6];
    bed(
      stage,
      2560,
      stages.map((one) => ({ stage: one, x: (one - 3) * 2 })),
    );
  },
};

export const bedSmallScene: StillScene = {
  name: "bed-small",
  width: 720,
  height: HEIGHT,
  widths: [720, 1440],
  night: true,
  quality: 52,
  draw(stage) {
    bed(stage, 720, [
      { stage: 3, x: -1.55 },
      { stage: 4, x: 0 },
      { stage: 6, x: 1.55 },
    ]);
  },
};

// Builds a farm and its plants into triangles, or draws it, in a thread of its own: seconds of work that no gesture should feel.

import { buffersOf } from "../../../models/lean/triangles.ts";
import { herdOf, landOf, meadowTriangles, plantsOf } from "./buildFarm.ts";
import { drawFarm } from "./drawFarm.ts";
import type { FarmAnswer, FarmRequest } from "./farmBuilder.ts";

addEventListener("message", ({ data }: MessageEvent<FarmRequest>) => {
  if ("land" in data) {
    const land = landOf(data.land);
    const answer: FarmAnswer = { key: data.key, land };
    const { dry, moist } = land.earth;
    postMessage(answer, { transfer: [...buffersOf([land.solid, land.glow, dry]), moist.buffer] });
  } else if ("drawn" in data) {
    const answer: FarmAnswer = { svg: drawFarm(data.drawn) };
    postMessage(answer);
  } else if ("herd" in data) {
    const answer: FarmAnswer = { herd: herdOf(data.herd) };
    postMessage(answer);
  } else if ("meadow" in data) {
    const meadow = meadowTriangles(data.meadow);
    const answer: FarmAnswer = { key: data.key, meadow };
    postMessage(answer, { transfer: buffersOf([meadow]) });
  } else {
    const plant = plantsOf(data.plant);
    const answer: FarmAnswer = { key: data.key, plant };
    postMessage(answer, { transfer: buffersOf(plant) });
  }
});

// Builds a farm and its plants into triangles, or draws it, in a thread of its own: seconds of work that no gesture should feel.

import { answerRequests } from "../../../lib/worker/answerRequests.ts";
import { buffersOf } from "../../../models/lean/triangles.ts";
import { buildFarmLand, buildScenery, herdOf, plantsOf } from "./buildFarm.ts";
import { drawFarm } from "./drawFarm.ts";
import type { FarmAnswers, FarmRequest } from "./farmBuilder.ts";

answerRequests<FarmRequest, FarmAnswers>(
  {
    land: ({ wanted }) => buildFarmLand(wanted),
    scenery: ({ wanted }) => buildScenery(wanted),
    plant: ({ wanted }) => plantsOf(wanted),
    drawing: ({ wanted }) => drawFarm(wanted),
    herd: ({ wanted }) => herdOf(wanted),
  },
  {
    transfer: {
      land: ({ solid, glow, earth: { dry, moist } }) => [
        ...buffersOf([solid, glow, dry]),
        moist.buffer as ArrayBuffer,
      ],
      scenery: ({ solid, glow }) => buffersOf([solid, glow]),
      plant: (variants) => buffersOf(variants),
    },
  },
);

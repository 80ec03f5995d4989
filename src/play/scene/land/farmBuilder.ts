// Asks the building thread for a farm's land and for plants as triangles, and remembers the latest of this visit to the page.
import type { GrowthStage } from "../../../farm/growth/stage.ts";
import type { Seed } from "../../../farm/tables/heirlooms.ts";
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import type { Surprise } from "../../../farm/tables/surprises.ts";
import type { Diorama } from "../../../fields/diorama/compose.ts";
import type { Beast } from "../../../fields/diorama/herds.ts";
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { keyedAnswers } from "../../../lib/worker/keyedAnswers.ts";
import { openWorkerClient, type WorkerThread } from "../../../lib/worker/openWorkerClient.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Season } from "../../../models/seasons.ts";
import type { GreenLook } from "../green/greenLook.ts";
import type { SurpriseSurroundings } from "../surprises/surpriseGround.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import type { HousePaint } from "../yard/housePaint.ts";
import type { YardLook } from "../yard/yardLook.ts";
import type { FarmDrawn } from "./drawFarm.ts";

/** Everything but what grows in the beds. */
export type FarmLand = Pick<Diorama, "lamps" | "halos"> & {
  readonly solid: Triangles | null;
  readonly glow: Triangles | null;
  readonly earth: Earths;
};

/** The earth of all plots, coloured as if it were dry, and how it is coloured where it is moist. */
export type Earths = {
  readonly dry: Triangles;
  readonly moist: Float32Array;
  /** Where the corners of each plot begin, and where the last ones end. */
  readonly begins: readonly number[];
};

export type LandWanted = {
  readonly traits: FieldTraits;
  readonly plots: readonly PlotPlace[];
  readonly season: Season;
  /** Whether lamps and windows are lit. */
  readonly isLit: boolean;
  /** The dyes that its cottage bears. */
  readonly paint?: HousePaint;
};
export type PlantWanted = { readonly what: Seed; readonly stage: GrowthStage };

/** What stands on the land: each kind changes by itself, and is built anew by itself. */
export type SceneryWanted = Omit<LandWanted, "plots" | "paint"> &
  (
    | { readonly of: "yard"; readonly look: YardLook }
    | {
        readonly of: "meadow";
        readonly kept: readonly ProducerKind[];
        /** Who wears one. */
        readonly ribbons: readonly ProducerKind[];
      }
    | { readonly of: "green"; readonly look: GreenLook }
    | ({
        readonly of: "surprises";
        readonly there: readonly Surprise[];
        readonly kept: readonly ProducerKind[];
      } & Pick<SurpriseSurroundings, "plants" | "can">)
  );

export type SceneryKind = SceneryWanted["of"];

export type BuiltScenery = Pick<FarmLand, "solid" | "glow" | "lamps" | "halos"> & {
  /** What of it is pressed. */
  readonly things: readonly SceneThing[];
};

export type HerdWanted = Pick<LandWanted, "traits" | "season">;

export type FarmRequest =
  | { readonly kind: "scenery"; readonly wanted: SceneryWanted }
  | { readonly kind: "land"; readonly wanted: LandWanted }
  | { readonly kind: "plant"; readonly wanted: PlantWanted }
  | { readonly kind: "drawing"; readonly wanted: FarmDrawn }
  | { readonly kind: "herd"; readonly wanted: HerdWanted };
export type FarmAnswers = {
  readonly scenery: BuiltScenery;
  readonly land: FarmLand;
  /** A plant at the origin, in each of its variants. */
  readonly plant: readonly Triangles[];
  /** An SVG. */
  readonly drawing: string;
  readonly herd: readonly Beast[];
};

export type FarmBuilder = {
  /** Null where it cannot be built, or nobody waits for it any more. */
  readonly land: (wanted: LandWanted) => Promise<FarmLand | null>;
  /** Null until it is built, which is told by `built`. */
  readonly plant: (wanted: PlantWanted) => readonly Triangles[] | null;
  /** For who waits for it: whether it is built by then. */
  readonly whenPlant: (wanted: PlantWanted) => Promise<boolean>;
  /** Null where it cannot be built. */
  readonly scenery: (wanted: SceneryWanted) => Promise<BuiltScenery | null>;
  /** The farm as an SVG, for who wants one after the other. */
  readonly drawing: (wanted: FarmDrawn) => Promise<string | null>;
  readonly close: () => void;
};

/** By day and by night in this season and the next. */
const MOST_LANDS = 4;
const MOST_SCENERIES = 12;
/** Many times what the plots of one farm can bear at once. */
const MOST_PLANTS = 120;

const newThread = (): WorkerThread =>
  new Worker(new URL("./buildFarm.worker.ts", import.meta.url), { type: "module" });

const openFarmWorker = (options: { readonly idleMs?: number } = {}) =>
  openWorkerClient<FarmRequest, FarmAnswers>(newThread, options);

/** For what is wanted now and then: the thread ends with the last answer. */
const seldom = openFarmWorker({ idleMs: 0 });

/** The farm as an SVG; null where it cannot be drawn. */
export async function drawInThread(wanted: FarmDrawn): Promise<string | null> {
  const answer = await seldom.ask({ kind: "drawing", wanted });
  return answer.ok ? answer.value : null;
}

/** Which animals graze on a field in a season, as its scene shows them; null where nobody can say. */
export async function herdInThread(wanted: HerdWanted): Promise<readonly Beast[] | null> {
  const answer = await seldom.ask({ kind: "herd", wanted });
  return answer.ok ? answer.value : null;
}

/** `built` is told whenever plants that were asked for are there. */
export function openFarmBuilder(built: () => void): FarmBuilder {
  const client = openFarmWorker();
  const lands = keyedAnswers({
    keyOf: ({ traits, season, isLit, paint = {} }: LandWanted) =>
      `${traits.id} ${season} ${isLit} ${JSON.stringify(paint)}`,
    ask: (wanted) => client.ask({ kind: "land", wanted }),
    most: MOST_LANDS,
  });
  const sceneries = keyedAnswers({
    keyOf: ({ traits, ...wanted }: SceneryWanted) => `${traits.id} ${JSON.stringify(wanted)}`,
    ask: (wanted) => client.ask({ kind: "scenery", wanted }),
    most: MOST_SCENERIES,
  });
  const plants = keyedAnswers({
    keyOf: ({ what, stage }: PlantWanted) => `${what} ${stage}`,
    ask: (wanted) => client.ask({ kind: "plant", wanted }),
    most: MOST_PLANTS,
    made: built,
  });
  return {
    async land(wanted) {
      const land = await lands.ask(wanted);
      return land.ok ? land.value : null;
    },
    async scenery(wanted) {
      const scenery = await sceneries.ask(wanted);
      return scenery.ok ? scenery.value : null;
    },
    async drawing(wanted) {
      const drawing = await client.ask({ kind: "drawing", wanted });
      return drawing.ok ? drawing.value : null;
    },
    plant: plants.look,
    whenPlant: async (wanted) => (await plants.ask(wanted)).ok,
    close: client.close,
  };
}

// Asks the building thread for a farm's land and for plants as triangles, and remembers those of this visit to the page.
import type { GrowthStage } from "../../../farm/growth/stage.ts";
import type { Seed } from "../../../farm/tables/heirlooms.ts";
import type { Keep } from "../../../farm/tables/keeps.ts";
import type { Diorama } from "../../../fields/diorama/compose.ts";
import type { Beast } from "../../../fields/diorama/herds.ts";
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Season } from "../../../models/seasons.ts";
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
};
export type PlantWanted = { readonly what: Seed; readonly stage: GrowthStage };

export type MeadowWanted = {
  readonly traits: FieldTraits;
  readonly season: Season;
  readonly kept: readonly Keep[];
};

export type HerdWanted = Pick<LandWanted, "traits" | "season">;

export type FarmRequest =
  | { readonly key: string; readonly meadow: MeadowWanted }
  | { readonly key: string; readonly land: LandWanted }
  | { readonly key: string; readonly plant: PlantWanted }
  | { readonly drawn: FarmDrawn }
  | { readonly herd: HerdWanted };
export type FarmAnswer =
  /** Null where nothing is kept. */
  | { readonly key: string; readonly meadow: Triangles | null }
  | { readonly key: string; readonly land: FarmLand }
  /** A plant at the origin, in each of its variants. */
  | { readonly key: string; readonly plant: readonly Triangles[] }
  | { readonly svg: string }
  | { readonly herd: readonly Beast[] };

export type FarmBuilder = {
  readonly land: (wanted: LandWanted) => Promise<FarmLand>;
  /** Null until it is built, which is told by `built`. */
  readonly plant: (wanted: PlantWanted) => readonly Triangles[] | null;
  readonly meadow: (wanted: MeadowWanted) => Promise<Triangles | null>;
  readonly close: () => void;
};

const openThread = (): Worker =>
  new Worker(new URL("./buildFarm.worker.ts", import.meta.url), { type: "module" });

/** One answer by a thread of its own; null where that breaks down. */
function askOnce(request: FarmRequest): Promise<FarmAnswer | null> {
  const thread = openThread();
  const { promise, resolve } = Promise.withResolvers<FarmAnswer | null>();
  thread.addEventListener("message", ({ data }: MessageEvent<FarmAnswer>) => resolve(data));
  thread.addEventListener("error", () => resolve(null));
  thread.postMessage(request);
  return promise.finally(() => thread.terminate());
}

/** The farm as an SVG; null where it cannot be drawn. */
export async function drawInThread(drawn: FarmDrawn): Promise<string | null> {
  const answer = await askOnce({ drawn });
  return answer && "svg" in answer ? answer.svg : null;
}

/** Which animals graze on a field in a season, as its scene shows them; null where nobody can say. */
export async function herdInThread(herd: HerdWanted): Promise<readonly Beast[] | null> {
  const answer = await askOnce({ herd });
  return answer && "herd" in answer ? answer.herd : null;
}

/** `built` is told whenever plants that were asked for are there. */
export function openFarmBuilder(built: () => void): FarmBuilder {
  const thread = openThread();
  const lands = new Map<string, PromiseWithResolvers<FarmLand>>();
  const meadows = new Map<string, PromiseWithResolvers<Triangles | null>>();
  const plants = new Map<string, readonly Triangles[] | null>();

  thread.addEventListener("message", ({ data }: MessageEvent<FarmAnswer>) => {
    if ("land" in data) return lands.get(data.key)?.resolve(data.land);
    if ("meadow" in data) return meadows.get(data.key)?.resolve(data.meadow);
    if (!("plant" in data)) return;
    plants.set(data.key, data.plant);
    built();
  });
  thread.addEventListener("error", (event) => {
    for (const { reject } of [...lands.values(), ...meadows.values()])
      reject(new Error(event.message));
    for (const made of [lands, meadows]) made.clear();
  });
  const ask = (request: FarmRequest) => thread.postMessage(request);

  return {
    land: (land) =>
      once(lands, `${land.traits.id} ${land.season} ${land.isLit}`, (key) => ask({ key, land })),
    meadow: (meadow) =>
      once(meadows, `${meadow.traits.id} ${meadow.season} ${meadow.kept.join(" ")}`, (key) =>
        ask({ key, meadow }),
      ),
    plant(plant) {
      const key = `${plant.what} ${plant.stage}`;
      const made = plants.get(key);
      if (made !== undefined) return made;
      plants.set(key, null);
      ask({ key, plant });
      return null;
    },
    close: () => thread.terminate(),
  };
}

/** What was asked for before is not asked for again. */
function once<T>(
  known: Map<string, PromiseWithResolvers<T>>,
  key: string,
  ask: (key: string) => void,
): Promise<T> {
  let making = known.get(key);
  if (!making) {
    making = Promise.withResolvers<T>();
    known.set(key, making);
    ask(key);
  }
  return making.promise;
}

// Asks the building thread for fields as triangles, and remembers the latest of this visit to the page.
import type { GrazingBeast } from "../../fields/diorama/beasts.ts";
import type { Diorama } from "../../fields/diorama/compose.ts";
import type { Rotor } from "../../fields/diorama/features.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { keyedAnswers } from "../../lib/worker/keyedAnswers.ts";
import { openWorkerClient, type WorkerThread } from "../../lib/worker/openWorkerClient.ts";
import { bytesOf, type Triangles } from "../../models/lean/triangles.ts";
import type { Season } from "../../models/seasons.ts";

/** A field as triangles, what of it shines by itself, and its lamps. */
export type FieldMesh = Pick<Diorama, "lamps" | "halos" | "smokes"> & {
  solid: Triangles | null;
  glow: Triangles | null;
  /** What turns, about an origin of its own; nothing where nothing does, or nothing is to. */
  sails?: (Omit<Rotor, "parts"> & { solid: Triangles }) | null;
  /** What grazes, each as it was modelled. */
  herd?: readonly (Omit<GrazingBeast, "kind" | "parts"> & { solid: Triangles })[];
};

export type LandRequest = {
  kind: "land";
  traits: FieldTraits;
  season: Season;
  /** Whether lamps and windows are lit; the hours differ in nothing else that has a shape. */
  isLit: boolean;
  /** How far its triangles may lie off, in tiles. */
  tolerance: number;
  /** Whether what turns and what grazes is to come by itself. */
  moves?: boolean;
};
export type LandAnswers = { land: FieldMesh };

export type LandBuilder = {
  /** Null where it cannot be built, or nobody waits for it any more. */
  build(wanted: Omit<LandRequest, "kind">): Promise<FieldMesh | null>;
  close(): void;
};

/** In bytes: two rounds of the near map, or a field in all its seasons by day and by night. */
const MOST_KEPT = 64 * 1024 * 1024;

const landBytes = ({ solid, glow, sails, herd = [] }: FieldMesh): number =>
  bytesOf([solid, glow, sails?.solid ?? null, ...herd.map((one) => one.solid)]);

const newThread = (): WorkerThread =>
  new Worker(new URL("./buildLand.worker.ts", import.meta.url), { type: "module" });

/** Opens the building thread, which is closed with it. */
export function openLandBuilder(): LandBuilder {
  const client = openWorkerClient<LandRequest, LandAnswers>(newThread);
  const lands = keyedAnswers({
    keyOf: ({ traits, season, isLit, tolerance, moves = false }: LandRequest) =>
      `${traits.id} ${season} ${isLit} ${tolerance} ${moves}`,
    ask: (request) => client.ask(request),
    most: MOST_KEPT,
    weigh: landBytes,
  });
  return {
    async build(wanted) {
      const land = await lands.ask({ kind: "land", ...wanted });
      return land.ok ? land.value : null;
    },
    close: client.close,
  };
}

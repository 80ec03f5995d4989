// Asks the building thread for fields as triangles, and remembers those of this visit to the page.
import type { Grazing } from "../../fields/diorama/beasts.ts";
import type { Diorama } from "../../fields/diorama/compose.ts";
import type { Turning } from "../../fields/diorama/features.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import type { Triangles } from "../../models/lean/triangles.ts";
import type { Season } from "../../models/seasons.ts";

/** A field as triangles, what of it shines by itself, and its lamps. */
export type Land = Pick<Diorama, "lamps" | "halos" | "smokes"> & {
  solid: Triangles | null;
  glow: Triangles | null;
  /** What turns, about an origin of its own; nothing where nothing does, or nothing is to. */
  sails?: (Omit<Turning, "parts"> & { solid: Triangles }) | null;
  /** What grazes, each as it was modelled. */
  herd?: readonly (Omit<Grazing, "kind" | "parts"> & { solid: Triangles })[];
};

export type LandRequest = {
  key: string;
  traits: FieldTraits;
  season: Season;
  /** Whether lamps and windows are lit; the hours differ in nothing else that has a shape. */
  isLit: boolean;
  /** How far its triangles may lie off, in tiles. */
  tolerance: number;
  /** Whether what turns and what grazes is to come by itself. */
  moves?: boolean;
};
export type LandAnswer = { key: string; land: Land };

export type LandBuilder = { build(wanted: Omit<LandRequest, "key">): Promise<Land>; close(): void };

/** Opens the building thread, which is closed with it. */
export function openLandBuilder(): LandBuilder {
  const thread = new Worker(new URL("./buildLand.worker.ts", import.meta.url), { type: "module" });
  const kept = new Map<string, PromiseWithResolvers<Land>>();

  thread.addEventListener("message", ({ data }: MessageEvent<LandAnswer>) => {
    kept.get(data.key)?.resolve(data.land);
  });
  thread.addEventListener("error", (event) => {
    for (const { reject } of kept.values()) reject(new Error(event.message));
    kept.clear();
  });

  return {
    build(wanted) {
      const { traits, season, isLit, tolerance, moves = false } = wanted;
      const key = `${traits.id} ${season} ${isLit} ${tolerance} ${moves}`;
      let making = kept.get(key);
      if (!making) {
        making = Promise.withResolvers<Land>();
        kept.set(key, making);
        const request: LandRequest = { key, ...wanted };
        thread.postMessage(request);
      }
      return making.promise;
    },
    close: () => thread.terminate(),
  };
}

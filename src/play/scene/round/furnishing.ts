// What stands on a farm's land as the building thread has it: the latest of each kind, and all of them as one.
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { BuiltScenery, FarmBuilder, SceneryKind, SceneryWanted } from "../land/farmBuilder.ts";
import { mergeTriangles } from "../plants/plantMesh.ts";

export type Furnishing = {
  /** All that is to stand there; what is not among them goes, what did not change stays. */
  readonly want: (all: readonly SceneryWanted[]) => void;
  readonly all: () => BuiltScenery;
};

const merged = (all: readonly (Triangles | null)[]): Triangles | null => {
  const there = all.filter((one) => one !== null);
  return there.length > 1 ? mergeTriangles(there) : (there[0] ?? null);
};

/** All of them as one. */
export const joinSceneries = (all: readonly BuiltScenery[]): BuiltScenery => ({
  solid: merged(all.map(({ solid }) => solid)),
  glow: merged(all.map(({ glow }) => glow)),
  lamps: all.flatMap(({ lamps }) => lamps),
  halos: all.flatMap(({ halos }) => halos),
  things: all.flatMap(({ things }) => things),
});

/** `changed` is told whenever something is there, or gone. */
export function openFurnishing(
  { scenery }: Pick<FarmBuilder, "scenery">,
  changed: () => void,
): Furnishing {
  const wanted = new Map<SceneryKind, SceneryWanted>();
  const built = new Map<SceneryKind, BuiltScenery>();
  let whole = joinSceneries([]);

  function renew(): void {
    whole = joinSceneries([...built.values()]);
    changed();
  }

  async function build(one: SceneryWanted): Promise<void> {
    wanted.set(one.of, one);
    const made = await scenery(one);
    // Another is wanted by now.
    if (wanted.get(one.of) !== one || !made) return;
    built.set(one.of, made);
    renew();
  }

  return {
    want(all) {
      const kinds = new Set(all.map(({ of }) => of));
      const gone = [...wanted.keys()].filter((kind) => !kinds.has(kind));
      for (const kind of gone) wanted.delete(kind);
      if (gone.some((kind) => built.delete(kind))) renew();
      for (const one of all)
        if (JSON.stringify(wanted.get(one.of)) !== JSON.stringify(one)) void build(one);
    },
    all: () => whole,
  };
}

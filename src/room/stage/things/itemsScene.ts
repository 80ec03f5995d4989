// The things of a room in the scene: drawn anew only where a thing is another than before.
import { Color, Matrix4 } from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { ItemId } from "../../model/room.ts";
import { LIFT } from "../../shapes/shade.ts";
import { type BuiltShape, keyOf } from "../../shapes/shape.ts";
import type { Body } from "../pointing/picking.ts";
import type { ScenePose } from "../view/roomFrame.ts";
import type { Layer } from "../view/sight.ts";
import { type GrowingBatch, growingBatch } from "./growingBatchScene.ts";
import type { LayersScene } from "./layersScene.ts";
import type { ShapeBuilder } from "./shapeBuilder.ts";
import type { StageThing, ThingTone } from "./thingsShown.ts";

/** Its colours are multiplied. */
const tones: Readonly<Record<ThingTone, Color>> = {
  plain: new Color(1, 1, 1),
  chosen: new Color(1.16, 1.2, 1.02),
  borrowed: new Color(0.9, 0.82, 1.12),
};

export const matrixOf = ({ x, y, z, turn }: ScenePose): Matrix4 =>
  new Matrix4().makeRotationY((turn * Math.PI) / 2).setPosition(x, y, z);

const shadeMatrix = (spot: ScenePose, isUpright: boolean): Matrix4 =>
  matrixOf(spot).multiply(
    isUpright
      ? new Matrix4().makeTranslation(0, 0, LIFT)
      : new Matrix4().makeTranslation(0, spot.y > 0 ? 0.012 : LIFT, 0),
  );

const kinds = ["solid", "glow", "blot"] as const;
type Kind = (typeof kinds)[number];
const hands = ["hour", "minute"] as const;
type PartKind = Kind | (typeof hands)[number];
const allKinds: readonly PartKind[] = [...kinds, ...hands];
/** Hands are drawn with what is solid. */
const kindOf = (of: PartKind): Kind => (of === "hour" || of === "minute" ? "solid" : of);

/** What moves of a thing that stands where it is. */
export type Posed = Exclude<PartKind, "blot">;

type Piece = { readonly part: Triangles; readonly of: Uint16Array | undefined };

function pieceOf(shape: BuiltShape, kind: PartKind): Piece | null {
  if (kind === "hour" || kind === "minute") return shape.hands?.[kind] ?? null;
  const part = shape[kind];
  return part && { part, of: kind === "solid" ? shape.points?.of : undefined };
}
type Standing = {
  readonly thing: StageThing;
  readonly key: string;
  readonly shape: BuiltShape;
  readonly at: Partial<Record<PartKind, number>>;
};

export type ItemsScene = {
  /** True where something was drawn, moved or taken away at once. */
  readonly show: (things: ReadonlyMap<ItemId, StageThing>) => boolean;
  /** Where the light of each begins in a new picture of light. */
  readonly light: (runs: ReadonlyMap<string, number>) => void;
  /** Moves a part of a thing within the thing's own frame, for as long as it stands; null is as it was built. */
  readonly pose: (id: ItemId, part: Posed, within: Matrix4 | null) => void;
  /** Squeezes a thing, 1 being its own height. */
  readonly squash: (id: ItemId, height: number) => void;
  /** Of a thing that stands there by now. */
  readonly shapeOf: (id: ItemId) => BuiltShape | null;
  readonly bodies: () => Iterable<
    Body & { readonly shape: BuiltShape; readonly layer: Layer; readonly key: string }
  >;
  readonly dispose: () => void;
};

export function itemsScene(
  layers: LayersScene,
  builder: ShapeBuilder,
  changed: () => void,
): ItemsScene {
  const batches = new Map<string, GrowingBatch>();
  const standing = new Map<ItemId, Standing>();
  const poses = new Map<ItemId, Map<PartKind, Matrix4>>();
  let wanted: ReadonlyMap<ItemId, StageThing> = new Map();
  let isOpen = true;

  function batch(layer: Layer, kind: Kind): GrowingBatch {
    const key = `${layer} ${kind}`;
    let found = batches.get(key);
    if (!found) {
      const { group, materials } = layers.of(layer);
      found = growingBatch(materials[kind], kind === "solid" ? materials.lightRuns : undefined);
      found.mesh.castShadow = found.mesh.receiveShadow = kind === "solid";
      // Shade goes onto all that is solid, and what shines comes after it.
      found.mesh.renderOrder = kind === "solid" ? 0 : kind === "blot" ? 1 : 2;
      group.add(found.mesh);
      batches.set(key, found);
    }
    return found;
  }

  const isUpright = ({ placed }: StageThing) => placed.item.at.kind === "wall";

  function placeOf(thing: StageThing, kind: PartKind): Matrix4 {
    if (kind === "blot") return shadeMatrix(thing.spot, isUpright(thing));
    const within = poses.get(thing.id)?.get(kind);
    const place = matrixOf(thing.spot);
    return within ? place.multiply(within) : place;
  }

  function drop({ thing, at }: Standing) {
    for (const kind of allKinds)
      if (at[kind] !== undefined) batch(thing.layer, kindOf(kind)).drop(at[kind]);
    standing.delete(thing.id);
  }

  function stand(thing: StageThing, key: string, shape: BuiltShape) {
    const before = standing.get(thing.id);
    if (before) drop(before);
    const at: Partial<Record<PartKind, number>> = {};
    for (const kind of allKinds) {
      const piece = pieceOf(shape, kind);
      // What hangs on no wall but is made for one has its shade where no wall is.
      if (!piece || (kind === "blot" && thing.placed.model.isFooted)) continue;
      const into = batch(thing.layer, kindOf(kind));
      if (piece.part.print) layers.prints.need();
      at[kind] = into.add(`${key} ${kind}`, piece.part, placeOf(thing, kind), piece.of);
      if (kind !== "blot") into.tint(at[kind], tones[thing.tone]);
    }
    standing.set(thing.id, { thing, key, shape, at });
  }

  function move(before: Standing, thing: StageThing) {
    for (const kind of allKinds) {
      const at = before.at[kind];
      if (at === undefined) continue;
      const within = batch(thing.layer, kindOf(kind));
      within.move(at, placeOf(thing, kind));
      if (kind !== "blot") within.tint(at, tones[thing.tone]);
    }
    standing.set(thing.id, { ...before, thing });
  }

  async function standLater(thing: StageThing, key: string) {
    const shape = await builder.build(thing.wanted);
    const now = wanted.get(thing.id);
    if (!isOpen || !now || keyOf(now.wanted) !== key) return;
    if (standing.get(thing.id)?.key === key) return;
    stand(now, key, shape);
    changed();
  }

  return {
    show(things) {
      wanted = things;
      let isChanged = false;
      for (const before of [...standing.values()])
        if (!things.has(before.thing.id)) {
          drop(before);
          poses.delete(before.thing.id);
          isChanged = true;
        }
      for (const thing of things.values()) {
        const before = standing.get(thing.id);
        if (before?.thing === thing) continue;
        const key = keyOf(thing.wanted);
        if (before && before.key === key && before.thing.layer === thing.layer) {
          move(before, thing);
          isChanged = true;
          continue;
        }
        const shape = builder.known(thing.wanted);
        if (shape) stand(thing, key, shape);
        else void standLater(thing, key);
        isChanged ||= shape !== null;
      }
      return isChanged;
    },
    light(runs) {
      for (const { thing, at } of standing.values())
        for (const kind of ["solid", ...hands] as const)
          if (at[kind] !== undefined)
            batch(thing.layer, "solid").light(at[kind], runs.get(thing.id) ?? -1);
    },
    pose(id, part, within) {
      const found = standing.get(id);
      const at = found?.at[part];
      const own = poses.get(id) ?? new Map<PartKind, Matrix4>();
      if (!found || at === undefined || (own.get(part) ?? null) === within) return;
      if (within) own.set(part, within);
      else own.delete(part);
      poses.set(id, own);
      batch(found.thing.layer, kindOf(part)).move(at, placeOf(found.thing, part));
    },
    squash(id, height) {
      const found = standing.get(id);
      if (!found) return;
      const squeezed = new Matrix4().makeScale(1 + (1 - height) / 2, height, 1 + (1 - height) / 2);
      for (const kind of ["solid", "glow"] as const)
        if (found.at[kind] !== undefined)
          batch(found.thing.layer, kind).move(
            found.at[kind],
            matrixOf(found.thing.spot).multiply(squeezed),
          );
    },
    shapeOf: (id) => standing.get(id)?.shape ?? null,
    *bodies() {
      for (const { thing, shape, key } of standing.values())
        yield { id: thing.id, spot: thing.spot, layer: thing.layer, shape, key };
    },
    dispose() {
      isOpen = false;
      for (const one of batches.values()) one.dispose();
    },
  };
}

// What those who gather light are told of shapes, and what they need not know.
import type { Bound } from "../../light/lightPicture.ts";
import type { LitRoom, LitShape } from "../../light/litRoom.ts";
import type { BuiltShape } from "../../shapes/shape.ts";

type Shapes = ReadonlyMap<string, BuiltShape>;

const nothing = new Float32Array();

const litShape = (shape: BuiltShape | undefined): LitShape => ({
  points: {
    position: shape?.points?.position ?? nothing,
    normal: shape?.points?.normal ?? nothing,
  },
  blockers: shape?.blockers ?? { corners: nothing, colour: nothing, shines: new Uint8Array() },
});

export const litShapes = ({ things }: LitRoom, shapes: Shapes): ReadonlyMap<string, LitShape> =>
  new Map(things.map(({ key }) => [key, litShape(shapes.get(key))]));

export const trianglesIn = ({ things }: LitRoom, shapes: Shapes): number =>
  things.reduce((sum, { key }) => sum + (shapes.get(key)?.blockers.shines.length ?? 0), 0);

export const pointsIn = (shape: BuiltShape | undefined): number =>
  (shape?.points?.position.length ?? 0) / 3;

export const boundOf = (shape: BuiltShape | undefined): Bound | null =>
  shape?.points && shape.solid
    ? { of: shape.points.of, index: shape.solid.index, points: pointsIn(shape) }
    : null;

/** More triangles fill a thread's memory: a room with more keeps its plain light. */
export const MOST_LIT_TRIANGLES = 350_000;
/** With more things than this each point sends fewer rays. */
export const CROWD = 150;

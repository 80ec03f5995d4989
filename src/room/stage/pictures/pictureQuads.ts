// Where pictures are in a room: in frames and on rugs, on walls and floor, behind the windows.
import { clipped, type WallRect } from "../../../models/catalogue/rects.ts";
import type { Vec } from "../../../models/parts.ts";
import { pictureAt } from "../../catalogue/rows.ts";
import { type Item, type PictureRef, type RoomDocument, wallSides } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import type { Placed } from "../../rules/footprint.ts";
import type { WallShapeRequest } from "../../shapes/shape.ts";
import { wallGapsIn } from "../../shapes/wallOpenings.ts";
import { wallSpot } from "../../shapes/wallPlace.ts";
import { inScene, RAISED, spotOf } from "../view/roomFrame.ts";
import type { Layer } from "../view/sight.ts";

/** A rectangle cut out of a larger one that the picture covers as a whole. */
export type Quad = {
  readonly layer: Layer;
  readonly picture: PictureRef;
  readonly corners: readonly [Vec, Vec, Vec, Vec];
  /** Towards the room. */
  readonly normal: Vec;
  /** The part of the covered rectangle, from 0 to 1, that these corners take. */
  readonly part: { readonly u: readonly [number, number]; readonly v: readonly [number, number] };
  readonly aspect: number;
  /** Seen through a window: neither lit nor shaded by the room. */
  readonly isOutside: boolean;
};

type Frame = (a: number, b: number) => Vec;

const wholePart = { u: [0, 1], v: [0, 1] } as const;

/** Those of a room as it stands: of its things, of what the hand holds above it, of its walls and floor. */
export function quadsIn(
  document: RoomDocument,
  walls: Readonly<Record<string, WallShapeRequest>>,
  things: Iterable<{ readonly placed: Placed; readonly layer: Layer }>,
  held: Iterable<Placed>,
): Quad[] {
  const quads: Quad[] = [];
  for (const { placed, layer } of things)
    quads.push(...framedQuad(placed.item, placed, layer, document));
  for (const placed of held)
    quads.push(...framedQuad(placed.item, placed, "room", document, RAISED));
  return [...quads, ...shellQuads(document, walls)];
}

function framedQuad(
  item: Item,
  placed: Placed,
  layer: Layer,
  document: RoomDocument,
  raised = 0,
): Quad[] {
  const at = pictureAt(item.model);
  if (!item.picture || !at) return [];
  const foot = spotOf(placed, document.shell.size);
  const spot = { ...foot, y: foot.y + raised };
  const { width: w, height: h } = at;
  const frame: Frame = (a, b) =>
    inScene(
      spot,
      at.isLying ? [at.x + a, at.y + 0.012, at.z - b] : [at.x + a, at.y + b, at.z + 0.006],
    );
  const normal = at.isLying
    ? ([0, 1, 0] as const)
    : inScene({ ...spot, x: 0, y: 0, z: 0 }, [0, 0, 1]);
  return [
    {
      layer,
      picture: item.picture,
      normal,
      part: wholePart,
      aspect: w / h,
      isOutside: false,
      corners: [
        frame(-w / 2, -h / 2),
        frame(w / 2, -h / 2),
        frame(w / 2, h / 2),
        frame(-w / 2, h / 2),
      ],
    },
  ];
}

/** Where the face of a plain wall is, and where the country behind a window is. */
const FACE = 0.012;
const OUTSIDE = -0.14;

function shellQuads(
  { shell }: RoomDocument,
  walls: Readonly<Record<string, WallShapeRequest>>,
): Quad[] {
  const { size, floor, backdrop } = shell;
  const quads: Quad[] = [];
  for (const side of wallSides) {
    const wanted = walls[side]!;
    const spot = wallSpot(side, size);
    const normal = inScene({ ...spot, x: 0, y: 0, z: 0 }, [0, 0, 1]);
    const { picture } = shell.walls[side];
    if (!picture && !backdrop) continue;
    const { holes, bare } = wallGapsIn(wanted);
    const add = (
      picture: PictureRef,
      rect: WallRect,
      whole: WallRect,
      z: number,
      isOutside: boolean,
    ) => {
      const { left: l, right: r, bottom: b, top: t } = rect;
      const [w, h] = [whole.right - whole.left, whole.top - whole.bottom];
      quads.push({
        layer: side,
        picture,
        normal,
        isOutside,
        aspect: w / h,
        corners: [
          inScene(spot, [l, b, z]),
          inScene(spot, [r, b, z]),
          inScene(spot, [r, t, z]),
          inScene(spot, [l, t, z]),
        ],
        part: {
          u: [(l - whole.left) / w, (r - whole.left) / w],
          v: [(b - whole.bottom) / h, (t - whole.bottom) / h],
        },
      });
    };
    const half = wanted.length / 2;
    const whole = { left: -half, right: half, bottom: 0, top: size.height / PER_TILE - 0.12 };
    if (picture) for (const rect of clipped(whole, bare)) add(picture, rect, whole, FACE, false);
    if (backdrop) for (const hole of holes) add(backdrop, hole, hole, OUTSIDE, true);
  }
  if (floor.picture) {
    const [w, d] = [size.columns / 2, size.rows / 2];
    quads.push({
      layer: "room",
      picture: floor.picture,
      part: wholePart,
      isOutside: false,
      normal: [0, 1, 0],
      aspect: w / d,
      corners: [
        [-w, FACE, d],
        [w, FACE, d],
        [w, FACE, -d],
        [-w, FACE, -d],
      ],
    });
  }
  return quads;
}

/** The middle of a picture that covers a rectangle: which part of it is seen. */
export function covered(picture: number, rectangle: number): { u: number; v: number } {
  return picture > rectangle ? { u: rectangle / picture, v: 1 } : { u: 1, v: picture / rectangle };
}

// A room as the stage has it, built for rays: what stands where, its lamps and blooms, what its light is gathered on.
import type { Vec } from "../../models/pose.ts";
import type { LightmapLayout } from "../light/layout.ts";
import { layoutOf } from "../light/layout.ts";
import type { LitRoom } from "../light/litRoom.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type {
  PictureRef,
  QuarterTurn,
  RoomDimensions,
  RoomDocument,
  WallSide,
} from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { cornerShade, LIFT } from "../shapes/shade.ts";
import { type BuiltShape, keyOf, type ShapeRequest } from "../shapes/shape.ts";
import { shapeOf } from "../shapes/shapeOf.ts";
import { shellShapeRequest } from "../shapes/shellShapeRequest.ts";
import { wallSpot } from "../shapes/wallPlace.ts";
import { createLampsSelector, type LampsShown } from "../stage/light/lamps.ts";
import { MOST_LIT_TRIANGLES, pointsIn } from "../stage/light/litShapes.ts";
import { roomLit, shellId } from "../stage/light/roomLit.ts";
import type { Space, ThingBox } from "../stage/photo/eye.ts";
import { type Quad, quadsIn } from "../stage/pictures/pictureQuads.ts";
import { createThingsSelector, type StageThing } from "../stage/things/thingsShown.ts";
import { inScene, type ScenePose } from "../stage/view/roomFrame.ts";
import { type Layer, wallsInSight } from "../stage/view/sight.ts";
import { gatherTriangles, type TracedPart, type TriangleSoup } from "./gatherTriangles.ts";

export type TracedRoom = {
  readonly size: RoomDimensions;
  readonly quarter: QuarterTurn;
  readonly inSight: ReadonlySet<WallSide>;
  readonly lit: LitRoom;
  readonly layout: LightmapLayout;
  readonly shapes: ReadonlyMap<string, BuiltShape>;
  readonly scene: TriangleSoup;
  /** What lies over it as painted shade. */
  readonly blots: TriangleSoup;
  readonly lamps: LampsShown;
  readonly quads: readonly Quad[];
  /** As a photographer moves about in it. */
  readonly space: Space;
};

type Seen = {
  readonly quarter: QuarterTurn;
  readonly catalogue: Catalogue;
  /** By key, from the rooms before: most pieces stand in many rooms. */
  readonly known?: Map<string, BuiltShape>;
  /** Whether a picture is to be had; the place of another stays empty. */
  readonly hangs?: (picture: PictureRef) => boolean;
};

const MIDDLE: ScenePose = { x: 0, y: 0, z: 0, turn: 0 };
/** Of the corner that the viewer looks into: to which side of the middle it lies. */
const cornerOf: Readonly<Record<QuarterTurn, readonly [number, number]>> = {
  0: [-1, -1],
  1: [-1, 1],
  2: [1, 1],
  3: [1, -1],
};
/** Shade on what stands on something lies closer to it than that on the floor. */
const LIFT_ON_THINGS = 0.012;

/** Null where it has more triangles than the stage itself gathers light for. */
export function tracedRoom(
  document: RoomDocument,
  { quarter, catalogue, known = new Map(), hangs = () => false }: Seen,
): TracedRoom | null {
  const { size } = document.shell;
  const inSight = wallsInSight(quarter, false);
  const isSeen = ({ layer }: { readonly layer: Layer }) => layer === "room" || inSight.has(layer);
  const told = createThingsSelector(catalogue)(document, { chosen: new Set(), held: new Set() });
  const things = [...told.values()].filter(isSeen);
  const shell = shellShapeRequest(document, catalogue);
  const all = roomLit({ document, things, shell, inSight, quarter });
  // Of what is out of sight neither shape nor light is wanted.
  const lit = { ...all, things: all.things.filter((thing) => thing.isSeen) };
  const shapes = new Map(lit.things.map(({ key }) => [key, built(key, known)] as const));
  const triangles = lit.things.reduce(
    (sum, { key }) => sum + shapes.get(key)!.blockers.shines.length,
    0,
  );
  if (triangles > MOST_LIT_TRIANGLES) return null;
  const layout = layoutOf(lit.size, lit.things, (key) => pointsIn(shapes.get(key)));
  const quads = quadsIn(document, shell.walls, things, []).filter(
    (quad) => isSeen(quad) && hangs(quad.picture),
  );
  const lampsOf = createLampsSelector();
  const burning = things.map(({ placed, spot }) => ({ item: placed.item, spot }));
  return {
    size,
    quarter,
    inSight,
    lit,
    layout,
    shapes,
    quads,
    scene: gatherTriangles([...putsOf(lit, shapes, layout), ...quads.map(hung)]),
    blots: gatherTriangles(blotsOf(things, shapes, { size, inSight, quarter, shell })),
    lamps: lampsOf(burning, shell, inSight, size, lit.hour),
    space: {
      columns: size.columns,
      rows: size.rows,
      height: size.height / PER_TILE,
      walls: inSight,
      boxes: things.map((thing) => boxOf(thing, shapes.get(keyOf(thing.wanted))!)),
    },
  };
}

function built(key: string, known: Map<string, BuiltShape>): BuiltShape {
  const found = known.get(key);
  if (found) return found;
  const wanted = JSON.parse(key) as ShapeRequest;
  const shape = shapeOf(wanted);
  // Walls and floors are each room's own.
  if (wanted.kind === "piece") known.set(key, shape);
  return shape;
}

function putsOf(
  lit: LitRoom,
  shapes: ReadonlyMap<string, BuiltShape>,
  layout: LightmapLayout,
): TracedPart[] {
  return lit.things.flatMap(({ id, key, spot }): TracedPart[] => {
    const { solid, points, hands, glow } = shapes.get(key)!;
    const first = layout.runs.get(id);
    const hand = hands ? [hands.hour, hands.minute] : [];
    return [
      ...(solid
        ? [
            {
              part: solid,
              spot,
              kind: "lit" as const,
              first,
              of: points?.of,
              isFloor: id === shellId("room"),
            },
          ]
        : []),
      ...hand.map(({ part, of }) => ({ part, spot, kind: "lit" as const, first, of })),
      ...(glow ? [{ part: glow, spot, kind: "shines" as const }] : []),
    ];
  });
}

/** A picture as two triangles, with the part of it that these corners take. */
function hung(quad: Quad, picture: number): TracedPart {
  const { corners, normal, part, isOutside } = quad;
  const [u, v] = [part.u, part.v];
  return {
    part: {
      position: Float32Array.from(corners.flat()),
      normal: Float32Array.from(Array(4).fill(normal).flat() as number[]),
      color: new Float32Array(12).fill(1),
      index: Uint32Array.of(0, 1, 2, 0, 2, 3),
      print: {
        at: Float32Array.of(u[0], v[0], u[1], v[0], u[1], v[1], u[0], v[1]),
        of: new Uint8Array(4),
        tone: new Float32Array(12).fill(1),
      },
    },
    spot: MIDDLE,
    kind: isOutside ? "shines" : "hung",
    quad,
    picture,
  };
}

type Shaded = {
  readonly size: RoomDimensions;
  readonly inSight: ReadonlySet<WallSide>;
  readonly quarter: QuarterTurn;
  readonly shell: ReturnType<typeof shellShapeRequest>;
};

function blotsOf(
  things: readonly StageThing[],
  shapes: ReadonlyMap<string, BuiltShape>,
  { size, inSight, quarter, shell }: Shaded,
): TracedPart[] {
  const [x, z] = cornerOf[quarter];
  const corner: ScenePose = {
    x: (x * size.columns) / 2,
    y: 0,
    z: (z * size.rows) / 2,
    turn: quarter,
  };
  const puts: TracedPart[] = [];
  for (const side of inSight) {
    const { blot } = shapes.get(keyOf(shell.walls[side]))!;
    if (blot) puts.push({ part: blot, spot: wallSpot(side, size), kind: "lit" });
  }
  puts.push({ part: cornerShade(size.height / PER_TILE), spot: corner, kind: "lit" });
  for (const { wanted, placed, spot } of things) {
    const { blot } = shapes.get(keyOf(wanted))!;
    if (!blot || placed.model.isFooted) continue;
    const up = spot.y > 0 ? LIFT_ON_THINGS : LIFT;
    const lift: Vec = placed.item.at.kind === "wall" ? [0, 0, LIFT] : [0, up, 0];
    puts.push({ part: blot, spot, kind: "lit", lift });
  }
  return puts;
}

function boxOf({ id, spot }: StageThing, { low, high }: BuiltShape): ThingBox {
  const [a, b] = [inScene(spot, low), inScene(spot, high)];
  return {
    id,
    low: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
    high: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
  };
}

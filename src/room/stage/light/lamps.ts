// Which lights a room has at its hour, what blooms in it, and what its windows lay on the floor.
import { type LightSpot, lightKinds } from "../../../models/lights.ts";
import type { Vec } from "../../../models/parts.ts";
import type { Bloom, Lamp } from "../../../scene/light/hours.ts";
import { type RoomLight, roomLights } from "../../../scene/light/roomLight.ts";
import { lightsOf } from "../../catalogue/rows.ts";
import type { Item, RoomDimensions, RoomHour, WallSide } from "../../model/room.ts";
import type { WallShapeRequest } from "../../shapes/shape.ts";
import type { ShellShapeRequest } from "../../shapes/shellShapeRequest.ts";
import { wallGapsIn } from "../../shapes/wallOpenings.ts";
import { wallSpot } from "../../shapes/wallPlace.ts";
import type { FlatMark } from "../hand/marks.ts";
import { inScene, type ScenePose } from "../view/roomFrame.ts";

/** Each costs every pixel, and lamps beyond the strongest few are not missed. */
export const MOST_LAMPS = 6;

/** A fire's light comes from above its embers: lower it would only burn a white spot into the floor. */
const FIRE_RISES = 0.35;
const FIRE_POWER = 0.8;
/** A string of lamps lights like this many of them in one place, at most. */
const MOST_TOGETHER = 5;

type LitThing = { readonly spot: ScenePose; readonly lights: readonly LightSpot[] };

function lampOf({ spot, lights }: LitThing): Lamp[] {
  const [first] = lights;
  if (!first) return [];
  const kind = lightKinds[first.kind];
  const isFire = first.kind === "fire";
  const middle = (k: 0 | 1 | 2) => lights.reduce((sum, { at }) => sum + at[k], 0) / lights.length;
  return [
    {
      at: inScene(spot, [middle(0), middle(1) + (isFire ? FIRE_RISES : 0), middle(2)]),
      colour: kind.colour,
      power: kind.power * (isFire ? FIRE_POWER : 1) * Math.min(MOST_TOGETHER, lights.length),
      reach: kind.reach,
    },
  ];
}

/** One for each thing that shines, the strongest first; equals keep their order, so nothing jumps. */
export const chosenLamps = (things: readonly LitThing[], others: readonly Lamp[] = []): Lamp[] =>
  [...things.flatMap(lampOf), ...others].sort((a, b) => b.power - a.power).slice(0, MOST_LAMPS);

export type RoomBloom = Bloom & { readonly isFlame: boolean };

export const stageBlooms = (things: readonly LitThing[]): RoomBloom[] =>
  things.flatMap(({ spot, lights }) =>
    lights.map(({ kind, at }) => {
      const { bloom, flickers } = lightKinds[kind];
      return { at: inScene(spot, at), ...bloom, isFlame: flickers };
    }),
  );

const ACROSS = 3;
const DEEP = 2;
const BAR = 0.07;
const FROM_WALL = 1.1;
const SHEAR = -0.55;
const OVER = 0.075;

/** What a window lays on the floor before it: its own six panes, drawn out by the sun. */
const panes = (
  size: RoomDimensions,
  wall: WallShapeRequest,
  middle: number,
  width: number,
  { colour, strength, long }: RoomLight["patch"],
): FlatMark[] => {
  const spot = wallSpot(wall.side, size);
  const reach = wall.side === "north" || wall.side === "south" ? size.rows : size.columns;
  const depth = Math.min(1.9 * long, reach - FROM_WALL - 0.2);
  if (depth <= 0.3) return [];
  const half = wall.length / 2;
  const at = (a: number, b: number): Vec => {
    const x = middle + (a - 0.5) * width + (b * depth + 0.4) * -SHEAR;
    return inScene(spot, [Math.max(-half, Math.min(half, x)), OVER, FROM_WALL + b * depth]);
  };
  const marks: FlatMark[] = [];
  for (let i = 0; i < ACROSS; i++)
    for (let j = 0; j < DEEP; j++) {
      const [a0, a1] = [(i + BAR) / ACROSS, (i + 1 - BAR) / ACROSS];
      const [b0, b1] = [(j + BAR * 0.7) / DEEP, (j + 1 - BAR * 0.7) / DEEP];
      const corners = [at(a0, b0), at(a1, b0), at(a1, b1), at(a0, b1)] as const;
      marks.push({ corners, colour, alpha: strength });
    }
  return marks;
};

const windowsIn = (wall: WallShapeRequest) =>
  wallGapsIn(wall).holes.map(({ left, right, bottom, top }) => ({
    middle: (left + right) / 2,
    width: right - left,
    height: (bottom + top) / 2,
    across: Math.hypot(right - left, top - bottom),
  }));

const sunPatches = (
  size: RoomDimensions,
  walls: readonly WallShapeRequest[],
  light: RoomLight,
): FlatMark[] =>
  walls.flatMap((wall) =>
    windowsIn(wall).flatMap(({ middle, width }) => panes(size, wall, middle, width, light.patch)),
  );

/** What comes in by the windows, as a lamp before each. */
const windowLamps = (
  size: RoomDimensions,
  walls: readonly WallShapeRequest[],
  light: RoomLight,
): Lamp[] =>
  walls.flatMap((wall) =>
    windowsIn(wall).map(({ middle, height }) => ({
      at: inScene(wallSpot(wall.side, size), [middle, height, 0.9]),
      ...light.window,
    })),
  );

/** Seen at a slant, what lies along a wall is as much shorter, and what goes up it. */
const SLANT = { along: Math.SQRT1_2, up: 0.85 } as const;

/** As wide as its window, but never past the end or the top of the wall: a picture that is cut out would show it. */
const haloSize = (
  wall: WallShapeRequest,
  { middle, height, across }: ReturnType<typeof windowsIn>[number],
) =>
  2 *
  Math.min(
    across / 2,
    (wall.length / 2 - Math.abs(middle)) * SLANT.along,
    (wall.height - height) * SLANT.up,
  );

/** What stands about the windows while it is darker inside than out. */
const halos = (
  size: RoomDimensions,
  walls: readonly WallShapeRequest[],
  { window, halo }: RoomLight,
): RoomBloom[] =>
  halo === 0
    ? []
    : walls.flatMap((wall) =>
        windowsIn(wall).map((one) => ({
          at: inScene(wallSpot(wall.side, size), [one.middle, one.height, 0]),
          colour: window.colour,
          size: haloSize(wall, one),
          strength: halo,
          isFlame: false,
        })),
      );

export type LampsShown = {
  readonly lamps: readonly Lamp[];
  readonly blooms: readonly RoomBloom[];
  readonly bloom: number;
  readonly patches: readonly FlatMark[];
  /** Of the shadows that the strongest lamp throws. */
  readonly shadow: number;
};

type Windows = Pick<LampsShown, "patches" | "lamps" | "blooms">;

/** Remembers the windows, which stay as they are while a thing is carried past them. */
export function createLampsSelector() {
  let known: { walls: ShellShapeRequest; inSight: ReadonlySet<WallSide>; windows: Windows } | null =
    null;

  function windowsOf(
    walls: ShellShapeRequest,
    inSight: ReadonlySet<WallSide>,
    size: RoomDimensions,
    hour: RoomHour,
  ) {
    if (known?.walls === walls && known.inSight === inSight) return known.windows;
    const seen = [...inSight].map((side) => walls.walls[side]);
    const light = roomLights[hour];
    const windows = {
      patches: sunPatches(size, seen, light),
      lamps: windowLamps(size, seen, light),
      blooms: halos(size, seen, light),
    };
    known = { walls, inSight, windows };
    return windows;
  }

  return (
    things: readonly { readonly item: Item; readonly spot: ScenePose }[],
    walls: ShellShapeRequest,
    inSight: ReadonlySet<WallSide>,
    size: RoomDimensions,
    hour: RoomHour,
  ): LampsShown => {
    const light = roomLights[hour];
    const burning = things.flatMap(({ item, spot }) => {
      const lights = item.unlit ? [] : lightsOf(item.model);
      return lights.length > 0 ? [{ spot, lights }] : [];
    });
    const fires = chosenLamps(burning).map((lamp) => ({
      ...lamp,
      power: lamp.power * light.lamps,
    }));
    const windows = windowsOf(walls, inSight, size, hour);
    return {
      lamps: chosenLamps([], [...fires, ...windows.lamps]),
      blooms: [...stageBlooms(burning), ...windows.blooms],
      bloom: light.bloom,
      patches: windows.patches,
      shadow: light.lampShadow,
    };
  };
}

// The shape of each window as the sun lays it on the floor, by day and in the evening.
import type { Part } from "../../models/parts.ts";
import type { Vec } from "../../models/pose.ts";
import { floorFinishOf } from "../catalogue/finishes.ts";
import { openingModelOf } from "../catalogue/openings.ts";
import type { RoomDocument, RoomHour, WallSide } from "../model/room.ts";
import { facingFrom } from "../rules/walls.ts";
import { alongInWall } from "../shapes/wallPlace.ts";
import { lyingSheet, type Markers } from "./markers.ts";

const shines: Readonly<Record<RoomHour, { fill: string; strength: number; long: number } | null>> =
  {
    day: { fill: "#fff1bf", strength: 0.5, long: 1 },
    evening: { fill: "#ffb066", strength: 0.34, long: 1.5 },
    night: null,
  };

/** Small stones would lose those that a patch hides whole. */
const wideEnough = new Set(["boards", "chequer", "flags"]);
const PANE = { width: 0.6, step: 0.7, deep: 0.82, row: 0.92, from: 0.95, lean: 0.5 } as const;

const COS = [1, 0, -1, 0] as const;
const SIN = [0, 1, 0, -1] as const;

export function sunPatches(
  document: RoomDocument,
  walls: ReadonlySet<WallSide>,
  light: RoomHour,
  markers: Markers,
): readonly Part[] {
  const shine = shines[light];
  const { size, floor } = document.shell;
  if (!shine || floor.picture || !wideEnough.has(floorFinishOf(floor.kind).pattern)) return [];
  const [w, d] = [size.columns / 2, size.rows / 2];
  return [...document.openings.values()].flatMap((opening) => {
    const model = openingModelOf(opening.model);
    if (!walls.has(opening.wall) || model?.kind !== "window" || model.width < 8) return [];
    const colour = markers.colourFor(
      (path) =>
        `<path fill="${shine.fill}" fill-opacity="${shine.strength}" stroke="none" d="${path}"/>`,
    );
    if (colour === null) return [];
    const at = alongInWall(opening.wall, size, opening.along + model.width / 2);
    const turn = facingFrom[opening.wall];
    const out = opening.wall === "north" || opening.wall === "south" ? d : w;
    /** From along the wall and out of it to the floor of the room. */
    const onFloor = (along: number, off: number): readonly [number, number] => {
      const [x, z] = [along, off - out];
      const point: Vec = [x * COS[turn] + z * SIN[turn], 0, -x * SIN[turn] + z * COS[turn]];
      const inside = (v: number, half: number) => Math.max(-half, Math.min(half, v));
      return [inside(point[0], w), inside(point[2], d)];
    };
    const panes = [-1, 0, 1].flatMap((i) =>
      [0, 1].map((j) => {
        const near = PANE.from + j * PANE.row * shine.long;
        const far = near + PANE.deep * shine.long;
        const left = (off: number) =>
          at + i * PANE.step - PANE.width / 2 - (off - PANE.from) * PANE.lean;
        return [
          onFloor(left(far), far),
          onFloor(left(far) + PANE.width, far),
          onFloor(left(near) + PANE.width, near),
          onFloor(left(near), near),
        ];
      }),
    );
    return panes.flatMap((pane) => lyingSheet(pane, 0.006, colour));
  });
}

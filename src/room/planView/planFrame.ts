// Where the plan lies in its view: between quarter tiles of the room and pixels of the screen.
import type { ViewState } from "../editor/viewSettings.ts";
import type { PulledWall } from "../hands/builtChoice.ts";
import type { QuarterTurn, RoomDimensions } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { runsAcross } from "../rules/walls.ts";

/** In quarter tiles from the north-western corner, and parts of them. */
export type FloorPoint = { readonly x: number; readonly z: number };
type Spot = { readonly x: number; readonly y: number };

export type PlanFrame = {
  readonly width: number;
  readonly height: number;
  /** Pixels in a tile. */
  readonly scale: number;
  readonly quarter: QuarterTurn;
  /** What lies in the middle of the view, in tiles from the north-western corner. */
  readonly middle: { readonly x: number; readonly z: number };
};

/** Room for the walls and the numbers around the floor, in tiles; above and below for tools, too. */
const MARGIN = { aside: 1.15, above: 1.4 } as const;
const LEAST_SCALE = 6;

type Looking = Pick<ViewState, "quarter" | "zoom" | "pan">;
type Area = { readonly width: number; readonly height: number };

export function planFrame(
  { columns, rows }: RoomDimensions,
  { quarter, zoom, pan }: Looking,
  { width, height }: Area,
): PlanFrame {
  const [across, deep] = quarter % 2 === 0 ? [columns, rows] : [rows, columns];
  const whole = Math.min(width / (across + 2 * MARGIN.aside), height / (deep + 2 * MARGIN.above));
  return {
    width,
    height,
    quarter,
    scale: Math.max(LEAST_SCALE, whole * zoom),
    middle: { x: columns / 2 + pan.x, z: rows / 2 + pan.z },
  };
}

/** As the plan was when a wall of it was taken hold of: what is pulled comes along with the hand, and nothing else moves. */
export function stillFrame(
  size: RoomDimensions,
  looking: Looking,
  area: Area,
  pulled: PulledWall | null,
): PlanFrame {
  if (!pulled) return planFrame(size, looking, area);
  const { wall, by } = pulled;
  const side = runsAcross(wall) ? "rows" : "columns";
  const frame = planFrame({ ...size, [side]: size[side] - by }, looking, area);
  const { x, z } = frame.middle;
  // From the corner that went along with the wall.
  const middle = { x: wall === "west" ? x + by : x, z: wall === "north" ? z + by : z };
  return { ...frame, middle };
}

/** The room turns to the right on the screen as the viewer walks to the left around it. */
function turnRight({ x, y }: Spot, quarter: number): Spot {
  switch (((quarter % 4) + 4) % 4) {
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: y, y: -x };
    default:
      return { x, y };
  }
}

export function planToScreen(frame: PlanFrame, { x, z }: FloorPoint): Spot {
  const { width, height, scale, quarter, middle } = frame;
  const from = { x: x / PER_TILE - middle.x, y: z / PER_TILE - middle.z };
  const turned = turnRight(from, quarter);
  return { x: width / 2 + turned.x * scale, y: height / 2 + turned.y * scale };
}

export function toFloor(frame: PlanFrame, { x, y }: Spot): FloorPoint {
  const { width, height, scale, quarter, middle } = frame;
  const seen = { x: (x - width / 2) / scale, y: (y - height / 2) / scale };
  const back = turnRight(seen, -quarter);
  return { x: (back.x + middle.x) * PER_TILE, z: (back.y + middle.z) * PER_TILE };
}

/** For the group that draws the room in tiles. */
export const transformOf = ({ width, height, scale, quarter, middle }: PlanFrame): string =>
  `translate(${width / 2} ${height / 2}) scale(${scale}) rotate(${90 * quarter}) translate(${-middle.x} ${-middle.z})`;

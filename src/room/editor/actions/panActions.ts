// The view pushed about by a key or a press, as a hand would drag it.
import type { QuarterTurn, RoomDimensions } from "../../model/room.ts";
import type { Editor } from "../editor.ts";
import { announcements, actionNames as names } from "../strings.ts";
import type { Mode, ViewState } from "../viewSettings.ts";
import type { Action, Moment } from "./action.ts";

export type PanDirection = "left" | "right" | "up" | "down";
type Pan = ViewState["pan"];

/** Of what a room is wide, at the whole view. */
const STRIDE = 0.2;

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Never so far that the room is lost. */
export const clampPan = (
  { x, z }: Pan,
  { columns, rows }: Pick<RoomDimensions, "columns" | "rows">,
): Pan => ({ x: within(x, columns), z: within(z, rows) });

/** What lies to the right on the screen, as a way of length 1 over the floor. */
function rightward(mode: Mode, quarter: QuarterTurn): Pan {
  const corner = mode === "plan" ? 0 : Math.PI / 4;
  const angle = corner + (quarter * Math.PI) / 2;
  return { x: Math.cos(angle), z: -Math.sin(angle) };
}

/** The view goes that way, so the room goes the other. */
function pannedTowards(
  { mode, quarter, zoom, pan }: ViewState,
  way: PanDirection,
  size: Pick<RoomDimensions, "columns" | "rows">,
): Pan {
  const { x, z } = rightward(mode, quarter);
  const to = { left: [-x, -z], right: [x, z], up: [z, -x], down: [-z, x] }[way];
  const step = (STRIDE * Math.max(size.columns, size.rows)) / zoom;
  return clampPan({ x: pan.x + to[0]! * step, z: pan.z + to[1]! * step }, size);
}

const isSeen = ({ view }: Moment): boolean => view.mode !== "list" && !view.isWalking;

const pan = (way: PanDirection, chord: string): Action => ({
  group: "view",
  label: names.pan[way],
  keys: [chord],
  isPossible: isSeen,
  run: ({ view, session, say }: Editor) => {
    const before = view.state();
    const next = pannedTowards(before, way, session.state().document.shell.size);
    const isEnd = Math.hypot(next.x - before.pan.x, next.z - before.pan.z) < 0.01;
    if (!isEnd) view.set({ pan: next });
    say(isEnd ? announcements.panEnd : announcements.done(names.pan[way]));
  },
});

export const panActions = {
  panLeft: pan("left", "Mod+ArrowLeft"),
  panRight: pan("right", "Mod+ArrowRight"),
  panUp: pan("up", "Mod+ArrowUp"),
  panDown: pan("down", "Mod+ArrowDown"),
} satisfies Record<string, Action>;

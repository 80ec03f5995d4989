// Moves the far walls or the ceiling; what hangs on a wall goes with it, what would be left out forbids it.
import { SIDE, WALL_HEIGHT } from "../model/units.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type ResizeRoom = {
  /** In tiles. */
  readonly columns?: number;
  readonly rows?: number;
  /** In quarter tiles. */
  readonly height?: number;
};

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export const resizeRoom: RoomCommand<ResizeRoom> = (document, args, catalogue) => {
  const had = document.shell.size;
  const size = { ...had, ...args };
  if (!isWithin(size.columns, SIDE) || !isWithin(size.rows, SIDE))
    return refuseCommand({ kind: "badSize", ...SIDE });
  if (!isWithin(size.height, WALL_HEIGHT)) {
    const { least, most } = WALL_HEIGHT;
    return refuseCommand({ kind: "badHeight", least, most });
  }
  if (size.columns === had.columns && size.rows === had.rows && size.height === had.height)
    return refuseCommand({ kind: "nothingChanges" });
  return settleCommand(document, { shell: { size } }, catalogue, {
    label: label("resize", { kind: "room" }),
  });
};

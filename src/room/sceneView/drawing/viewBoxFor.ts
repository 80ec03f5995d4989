// Which part of a drawing of a room fills a view, so that each tile is where the camera of the stage has it.
import type { RoomSvg } from "../../picture/drawRoom.ts";
import type { FlatView } from "../../stage/view/flatView.ts";

export function viewBoxFor(
  { middle, scale }: Pick<RoomSvg, "middle" | "scale">,
  eye: Pick<FlatView, "pixels" | "project">,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [left: number, top: number, width: number, height: number] {
  const units = scale / eye.pixels;
  const { x, y } = eye.project([0, 0, 0]);
  return [middle.x - x * units, middle.y - y * units, width * units, height * units];
}

// What the plan answers about its points: the port that the hands work through.

import type { Trade } from "../editor/viewSettings.ts";
import type { HitTester } from "../hands/hitTester.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { stackOf } from "../rules/roomIndex.ts";
import type { EditorTool } from "../session/tool.ts";
import { type PlanFrame, planToScreen, toFloor } from "./planFrame.ts";
import { nearestWall, planPick, WALL } from "./planPick.ts";
import { middleOfPlaced, planPlace } from "./planPlace.ts";
import { previewRoom } from "./previewRoom.ts";

export type PlanHitState = {
  readonly document: RoomDocument;
  readonly tool: EditorTool;
  readonly trade: Trade;
  readonly frame: PlanFrame;
};

/** `seen` is asked each time, so that the answers are never older than the question. */
export function planHitTester(catalogue: Catalogue, seen: () => PlanHitState): HitTester {
  const placedOf = (id: string) => {
    const { document, tool } = seen();
    return previewRoom(document, catalogue, tool).index.placed.get(id);
  };
  return {
    pick: (x, y) => {
      const { document, tool, trade, frame } = seen();
      const shown = previewRoom(document, catalogue, tool);
      return planPick(shown.document, catalogue, shown.index, trade, toFloor(frame, { x, y }));
    },
    placeFor: (item, x, y, grip) => {
      const { document, frame } = seen();
      const point = toFloor(frame, { x, y });
      const middle = { x: point.x - grip.x, z: point.z - grip.z };
      const index = indexOf(document, catalogue);
      const own = new Set(stackOf(index, item.id));
      return planPlace(document, catalogue, index, item, middle, own);
    },
    gripOf: (item, x, y) => {
      const placed = placedOf(item.id);
      if (!placed) return { x: 0, z: 0 };
      const point = toFloor(seen().frame, { x, y });
      const middle = middleOfPlaced(placed);
      return { x: point.x - middle.x, z: point.z - middle.z };
    },
    floorAt: (x, y) => toFloor(seen().frame, { x, y }),
    spotOf: (id) => {
      const placed = placedOf(id);
      if (!placed) return null;
      const { box } = placed;
      const spot = planToScreen(seen().frame, {
        x: (box.x0 + box.x1) / 2,
        z: (box.z0 + box.z1) / 2,
      });
      return { ...spot, top: spot.y };
    },
    project: (point) => planToScreen(seen().frame, point),
    size: () => seen().frame,
    hasThinWalls: true,
    wallAt: (x, y) => {
      const { document, frame } = seen();
      const { wall, out, along } = nearestWall(document, toFloor(frame, { x, y }));
      // A little beside the wall still means it: nobody slides along a line.
      return out > WALL * 3 ? null : { wall, along, up: null };
    },
  };
}

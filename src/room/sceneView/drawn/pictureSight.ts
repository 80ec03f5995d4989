// What the picture answers about its points: the same as the stage, from sums instead of a camera.
import type { ViewState } from "../../editor/viewSettings.ts";
import type { Sight } from "../../hands/sight.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { RoomDocument } from "../../model/room.ts";
import { indexOf } from "../../rules/indexOf.ts";
import type { Tool } from "../../session/tool.ts";
import { wouldBe } from "../../stage/hand/inHand.ts";
import type { Body } from "../../stage/pointing/picking.ts";
import { stageSight } from "../../stage/pointing/stageSight.ts";
import { flatView } from "../../stage/view/flatView.ts";
import { spotOf } from "../../stage/view/roomFrame.ts";
import { layerOf, wallsInSight } from "../../stage/view/sight.ts";
import { pieceBody } from "./pieceBody.ts";

export type Seen = {
  readonly document: RoomDocument;
  readonly tool: Tool;
  readonly look: ViewState;
  readonly size: { readonly width: number; readonly height: number };
};

/** `seen` is asked each time, so that the answers are never older than the question. */
export function pictureSight(catalogue: Catalogue, seen: () => Seen): Sight {
  const eye = () => {
    const { document, look, size } = seen();
    return flatView(document.shell.size, look, size);
  };
  const inSight = () => wallsInSight(seen().look.quarter, false);
  const held = () => {
    const { document, tool } = seen();
    return tool.at === "holding"
      ? wouldBe(document, catalogue, tool.ghost.items)
      : (new Map() as ReturnType<typeof wouldBe>);
  };

  function bodies(): Body[] {
    const { document } = seen();
    const [walls, inHand] = [inSight(), held()];
    return [...indexOf(document, catalogue).placed.values()].flatMap((placed) => {
      const { item } = placed;
      const layer = layerOf(document.items, item);
      if (inHand.has(item.id) || (layer !== "room" && !walls.has(layer))) return [];
      const spot = spotOf(placed, document.shell.size);
      return [{ id: item.id, spot, shape: pieceBody(item.model) }];
    });
  }

  return {
    ...stageSight({
      catalogue,
      shown: seen,
      inSight,
      bodies,
      held,
      rayAt: (x, y) => eye().rayAt(x, y),
      project: (at) => eye().project(at),
    }),
    size: () => seen().size,
  };
}

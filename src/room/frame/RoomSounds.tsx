// Lets the room be heard: its fires, and its clocks.
import { aroundRoom, useSurround } from "../../sound/place/index.ts";
import { useSession } from "../editor/EditorContext.ts";
import type { Item, RoomDocument } from "../model/room.ts";

const fires: ReadonlySet<string> = new Set(["brick-hearth", "stone-hearth", "iron-stove"]);
const clocks: ReadonlySet<string> = new Set(["alarm-clock", "grandfather-clock", "wall-clock"]);

function count(room: RoomDocument, isHeard: (item: Item) => boolean): number {
  return [...room.items.values()].filter(isHeard).length;
}

export function RoomSounds() {
  const burning = useSession(({ document }) =>
    count(document, ({ model, unlit }) => fires.has(model) && !unlit),
  );
  const ticking = useSession(({ document }) => count(document, ({ model }) => clocks.has(model)));
  useSurround(aroundRoom({ fires: burning, clocks: ticking }));
  return null;
}

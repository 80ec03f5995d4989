// Makes a room of the visitor's own out of one to begin with.
import { focusWhenDrawn } from "../editor/regions.ts";
import type { RoomTemplate } from "./roomTemplates.ts";
import type { RoomTools } from "./roomTools.ts";
import { useAnnounceDone } from "./useAnnounceDone.ts";

/** Where what was chosen from goes with the press, whoever chose goes on in the room. */
type From = "dialog" | "room";

export function useBegin(
  { library, view }: RoomTools,
  from: From,
): (template: RoomTemplate) => Promise<void> {
  const sayDone = useAnnounceDone();
  return async (template) => {
    const asked = document.activeElement;
    if (!sayDone(await library.create(template.document), template.name)) return;
    if (from === "room") focusWhenDrawn("room", asked);
    view.set({ view: null });
  };
}

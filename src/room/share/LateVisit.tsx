// What it takes to enter a room, fetched when somebody does.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { linkSheet } from "@loamstead/ui/linkSheet.ts";
import editorSheet from "../frame/editor.css?url";
import { loadFurniture } from "../modelWorker/loadFurniture.ts";

export const LateVisit = lazyOrNothing(async () => {
  const [{ RoomVisit }] = await Promise.all([
    import("../visit/RoomVisit.tsx"),
    loadFurniture(),
    // While it is developed, every module brings its own styles.
    import.meta.env.PROD && linkSheet(editorSheet),
  ]);
  return RoomVisit;
});

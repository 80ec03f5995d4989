// The small pictures of the room designer, drawn once for as long as the models stay as they are.
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { cachedFolder, inThread } from "./cachedFolder.ts";
import { furnitureFile } from "./furnitureFile.ts";

type Options = {
  readonly root: string;
  readonly cacheDir: string;
  /** Draws all pictures into an empty folder. */
  readonly draw?: (folder: string) => Promise<void>;
};

/** What they follow from, below `src`. */
export const sources: readonly string[] = [
  "models",
  "scene/camera",
  "room/catalogue",
  "room/describe",
  "room/light",
  "room/model",
  "room/picture",
  "room/rules",
  "room/shapes",
  "room/stage/light",
  "room/stage/photo",
  "room/stage/pictures",
  "room/stage/things",
  "room/stage/view",
  "room/template",
  "room/tracing",
];

/** Gives the folder that holds the pictures; nothing in it changes any more. */
export function piecesFolder({ root, cacheDir, draw }: Options): Promise<string> {
  const inItsThread = async (folder: string) =>
    inThread(new URL("./drawPieces.ts", import.meta.url), {
      folder,
      furniture: await furnitureFile(root),
    });
  return cachedFolder({ root, sources, cacheDir, fill: draw ?? inItsThread });
}

export const copyPieces = (folder: string, siteDir: string): Promise<void> =>
  cp(folder, join(siteDir, "pieces"), { recursive: true });

// The baked furniture as a file: baked once for as long as its sources stay as they are.
import { join } from "node:path";
import { cachedFolder, inThread } from "./cachedFolder.ts";

const sources = ["models", "room/catalogue", "room/model", "room/template"];

/** Throws with a sentence for whatever is wrong in a piece or a template. */
export async function furnitureFile(root: string): Promise<string> {
  const bakery = new URL("./bakeAll.ts", import.meta.url);
  const folder = await cachedFolder({
    root,
    sources,
    cacheDir: join(root, ".cache/furniture"),
    fill: (into) => inThread(bakery, { root, into }),
  });
  return join(folder, "furniture.json");
}

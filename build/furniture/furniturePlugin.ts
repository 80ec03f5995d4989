// The Vite plugin that gives pages and workers the baked furniture: as a file of the build, or fresh while one develops.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { furnitureFile } from "./furnitureFile.ts";

const HASH_LENGTH = 8;
const followed = ["src/models", "src/room/template"].map((folder) => resolve(folder) + sep);

const fileNames = ["furniture", "parts"] as const;

/** Pages know what there is long before they draw a piece: what pieces are built of, which is most, comes apart. */
async function baked(root: string): Promise<Record<(typeof fileNames)[number], string>> {
  const { parts, ...furniture } = JSON.parse(await readFile(await furnitureFile(root), "utf8"));
  return { furniture: JSON.stringify(furniture), parts: JSON.stringify(parts) };
}

const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, HASH_LENGTH);

export function furniturePlugin(root: string): Plugin {
  let names = { furniture: "furniture.json", parts: "parts.json" };
  return {
    name: "loamstead:furniture",

    async config({ base = "/" }, { command }) {
      if (command === "build") {
        const files = await baked(root);
        names = {
          furniture: `assets/furniture-${hashOf(files.furniture)}.json`,
          parts: `assets/parts-${hashOf(files.parts)}.json`,
        };
      }
      const define = {
        "import.meta.env.FURNITURE_URL": JSON.stringify(base + names.furniture),
        "import.meta.env.PARTS_URL": JSON.stringify(base + names.parts),
      };
      return { define };
    },

    async generateBundle() {
      // Only the visitors' build publishes files.
      if (this.environment.config.consumer !== "client") return;
      const files = await baked(root);
      for (const file of fileNames)
        this.emitFile({ type: "asset", fileName: names[file], source: files[file] });
    },

    configureServer({ middlewares, config: { base } }) {
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const file = fileNames.find((each) =>
          [base, "/"].some((at) => pathname === at + names[each]),
        );
        if (!file) return next();
        try {
          const text = (await baked(root))[file];
          response.setHeader("Content-Type", "application/json").end(text);
        } catch (error) {
          console.error((error as Error).message);
          response.writeHead(500).end();
        }
      });
    },

    // No page imports a piece, and still it is to be seen anew.
    hotUpdate({ file }) {
      if (!followed.some((folder) => file.startsWith(folder))) return;
      this.environment.hot.send({ type: "full-reload" });
    },
  };
}

// The Vite plugin that gives pages and workers the baked furniture: as a file of the build, or fresh while one develops.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { furnitureFile } from "./furnitureFile.ts";

const HASH_LENGTH = 8;
const followed = ["src/models", "src/room/template"].map((folder) => resolve(folder) + sep);

export function furniturePlugin(root: string): Plugin {
  let name = "furniture.json";
  return {
    name: "loamstead:furniture",

    async config({ base = "/" }, { command }) {
      if (command === "build") {
        const bytes = await readFile(await furnitureFile(root));
        const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, HASH_LENGTH);
        name = `assets/furniture-${hash}.json`;
      }
      return { define: { "import.meta.env.FURNITURE_URL": JSON.stringify(base + name) } };
    },

    async generateBundle() {
      // Only the visitors' build publishes files.
      if (this.environment.config.consumer !== "client") return;
      const source = await readFile(await furnitureFile(root));
      this.emitFile({ type: "asset", fileName: name, source });
    },

    configureServer({ middlewares, config: { base } }) {
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (pathname !== base + name && pathname !== `/${name}`) return next();
        try {
          const baked = await readFile(await furnitureFile(root));
          response.setHeader("Content-Type", "application/json").end(baked);
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

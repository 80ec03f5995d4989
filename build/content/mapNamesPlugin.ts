// The Vite plugin that gives the landing page the names on its map with their places, so that no visitor's device works them out.
import type { Plugin } from "vite";
import { namesOnDrawing } from "../../src/fields/country/drawNames.ts";
import { configFile, siteNow } from "./siteNow.ts";

const name = "virtual:map-names";
const mark = "\0";

export function mapNamesPlugin(root: string): Plugin {
  return {
    name: "loamstead:map-names",

    resolveId: (id) => (id === name ? mark + id : null),

    async load(id) {
      if (id !== mark + name) return null;
      this.addWatchFile(configFile(root));
      const { collection } = await siteNow(root);
      return `export const mapNames = ${JSON.stringify(namesOnDrawing(collection.size))};\n`;
    },
  };
}

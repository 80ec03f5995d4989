// The Vite plugin that gives pages the counts of what fields there are, so that no visitor's device counts.
import type { Plugin } from "vite";
import { siteCounts } from "./siteCounts.ts";
import { configFile, siteNow } from "./siteNow.ts";

const name = "virtual:field-counts";
const mark = "\0";

export function countsPlugin(root: string): Plugin {
  return {
    name: "loamstead:counts",

    resolveId: (id) => (id === name ? mark + id : null),

    async load(id) {
      if (id !== mark + name) return null;
      this.addWatchFile(configFile(root));
      const counts = await siteCounts(await siteNow(root));
      return `export const fieldCounts = ${JSON.stringify(counts)};\n`;
    },
  };
}

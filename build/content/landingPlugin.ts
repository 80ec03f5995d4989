// The Vite plugin that gives pages the words of content/landing and site.config.ts with their counts, and refuses a bad file.
import { readFile } from "node:fs/promises";
import { join, parse, resolve } from "node:path";
import type { Plugin } from "vite";
import { countFields } from "../../src/lib/numberWords.ts";
import { landingFolder, parseWords } from "./landingWords.ts";
import { describeProblem } from "./problem.ts";
import { siteCounts } from "./siteCounts.ts";
import { configFile, siteNow } from "./siteNow.ts";

export function landingPlugin(root: string): Plugin {
  const folder = join(root, landingFolder);
  return {
    name: "loamstead:landing",
    enforce: "pre",

    async load(id) {
      const { dir, name, ext } = parse(id.replace(/\?.*$/, ""));
      if (ext !== ".json" || resolve(dir) !== folder) return null;
      this.addWatchFile(configFile(root));
      const written = await readFile(join(folder, `${name}.json`), "utf8");
      const site = await siteNow(root);
      const read = parseWords(name, written, site, await siteCounts(site));
      if (read.ok) return JSON.stringify(read.words);
      const refusal = new Error(read.problems.map(describeProblem).join("\n"));
      // Whoever writes the words has no use for where in this code they were refused.
      refusal.stack = "";
      throw refusal;
    },

    // Pages read the config as it is written.
    async transform(code, id) {
      if (resolve(id.replace(/\?.*$/, "")) !== configFile(root)) return null;
      return { code: countFields(code, (await siteNow(root)).collection.size), map: null };
    },
  };
}

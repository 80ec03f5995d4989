// The Vite plugin that gives the landing page its first field ready made, and the weeks that paper players have on it: to work them out takes more code than all that shows them.
import type { Plugin } from "vite";
import { farmGroundOf } from "../../src/farm/ground/ground.ts";
import { simulateWeek } from "../../src/farm/players/simulateWeek.ts";
import { loadLand } from "../../src/fields/land/further.ts";
import { type FieldTraits, fieldTraits } from "../../src/fields/traits.ts";
import { BEGUN, stops } from "../../src/landing/flexibleGameplay/stops.ts";
import { shownField } from "../../src/landing/hero/shownField.ts";
import { configFile, siteNow } from "./siteNow.ts";

const mark = "\0";

/** What the stills show, as far as the collection reaches. */
const SHOWN = 44;

/** What each module says. */
const modules: Readonly<Record<string, (traits: FieldTraits) => object>> = {
  "virtual:hero-field": (traits) => ({ heroField: shownField(traits) }),
  "virtual:hero-weeks": (traits) => ({
    heroWeeks: stops.map((minutes) => simulateWeek(farmGroundOf(traits), minutes, BEGUN)),
  }),
};

export function heroFieldPlugin(root: string): Plugin {
  return {
    name: "loamstead:hero-field",

    resolveId: (id) => (Object.hasOwn(modules, id) ? mark + id : null),

    async load(id) {
      const tell = id.startsWith(mark) ? modules[id.slice(mark.length)] : undefined;
      if (!tell) return null;
      this.addWatchFile(configFile(root));
      const { address, size } = (await siteNow(root)).collection;
      await loadLand(size);
      const told = tell(fieldTraits(address, Math.min(SHOWN, size - 1)));
      return Object.entries(told)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join("");
    },
  };
}

// One farm on its first day, and on the thirtieth, the hundredth and the last of its first year: all that is seen of what was done.
import { composeDiorama } from "../src/fields/diorama/compose.ts";
import { farmOnField } from "../src/play/scene/land/drawFarm.ts";
import days from "./farmDays/days.json" with { type: "json" };
import { type FarmDay, farmDayTraits } from "./farmDays/farmDay.ts";
import type { StillScene } from "./stageScene.ts";

/** In words: the names of pictures have no figures. */
const names: Readonly<Record<number, string>> = {
  1: "farm-first-day",
  30: "farm-first-month",
  100: "farm-hundred-days",
  365: "farm-first-year",
};

export const farmDaysScenes: readonly StillScene[] = (days as readonly FarmDay[]).map(
  ({ day, season, looks, kept, yard }) => ({
    name: names[day]!,
    width: 360,
    height: 344,
    widths: [360, 720],
    webpWidths: [360],
    night: false,
    draw(stage) {
      const traits = farmDayTraits();
      const { tilled, farmed } = farmOnField({ traits, season, looks, kept, yard, green: null });
      const { parts } = composeDiorama(traits, season, "day", tilled, false, farmed);
      stage.put(parts, {}, { floor: null, cell: 0.34 });
      stage.light({ spread: 7.5 });
      stage.aim([30, 25.5, 30], [0, 0.02, 0], 5.06);
    },
  }),
);

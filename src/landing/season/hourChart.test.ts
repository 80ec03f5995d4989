// Whatever the hour, the theme, the season and the sun that was dragged: a still is of the season and the hour that its live scene is told.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seasons } from "../../models/seasons.ts";
import { firstHalf, hourOf, LAST_HALF } from "../../scene/light/dayParts.ts";
import { hourChart } from "../../scene/light/hourChart.ts";
import { countrySeasons } from "../../stills/countrySeasons.ts";
import { fieldSeasons } from "../../stills/fieldSeasons.ts";
import { heroSeasons } from "../../stills/heroSeasons.ts";
import type { StillSource } from "../../stills/Still.tsx";

const halves = Array.from({ length: LAST_HALF + 1 }, (_, half) => half);
const inName = { seedtime: "-seedtime", highSun: "-high-sun", leafFall: "", hearth: "-hearth" };
const inHour = { day: "", evening: "-evening", night: "-night" };

const stemsOf = ({ avif }: StillSource) => [
  ...new Set(avif.map(({ url }) => /([a-z-]+)-\d+\.avif/.exec(url)![1])),
];

test("hero and country at each half hour, in both themes, dragged or not", () => {
  for (const season of seasons)
    for (const now of halves)
      for (const isDark of [false, true])
        for (const picked of [undefined, ...halves]) {
          const hour = hourOf(picked ?? firstHalf(now, isDark));
          const { field, country } = hourChart[hour];
          const told = `${season} ${now} ${isDark} ${picked}`;
          expect(stemsOf(heroSeasons[season][field].day), told).toEqual([
            `hero${inName[season]}${inHour[field]}`,
          ]);
          expect(stemsOf(countrySeasons[season][country].day), told).toEqual([
            `map${inName[season]}${inHour[country]}`,
          ]);
        }
});

test("the field of the dial, which is the theme's", () => {
  for (const season of seasons) {
    const { day, night } = fieldSeasons[season];
    expect(stemsOf(day)).toEqual([`field${inName[season]}`]);
    expect(stemsOf(night!)).toEqual([`field${inName[season]}-night`]);
  }
});

test("the style sheet shows at each hour what the chart says", () => {
  const css = readFileSync(join(import.meta.dirname, "../../scene/hour/byHour.module.css"), "utf8");
  for (const [hour, { field, country }] of Object.entries(hourChart)) {
    expect(css).toContain(`:root[data-hour="${hour}"] .${field}`);
    expect(css).toContain(`:root[data-hour="${hour}"] .${country === field ? field : "light"}`);
  }
});

// By which rule each surprise is to be seen: of ground, farm, day, weather and hour alone.
import type { Surprise } from "../tables/surprises.ts";
import { isFullMoon } from "./moon.ts";
import { countGrownPlots, isBetween, isDry, isWet, type SurpriseContext } from "./sight.ts";

type Rule = {
  /** Of so many days that would do, one; which of them follows from field and day. */
  readonly oneIn: number;
  readonly when: (sight: SurpriseContext) => boolean;
};

const [MARCH, APRIL, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, FEBRUARY] = [
  2, 3, 5, 6, 7, 8, 9, 10, 1,
] as const;

const isIn = ({ month }: SurpriseContext, ...months: readonly number[]): boolean =>
  months.includes(month);

/** Whether what fell today, or fell yesterday as snow, lies there untouched in the morning. */
function hasFreshSnow({ ground, sky, day, hour }: SurpriseContext): boolean {
  if (sky.kind === "snow") return hour >= sky.to;
  return ground.weather(day - 1).kind === "snow" && !("from" in sky) && hour < 12;
}

export const rules: { readonly [S in Surprise]: Rule } = {
  hedgehog: {
    oneIn: 1,
    when: (sight) =>
      isIn(sight, OCTOBER) &&
      isBetween(sight, 17, 23) &&
      isWet(sight) &&
      countGrownPlots(sight, "leek", 0) > 0,
  },
  hares: {
    oneIn: 6,
    when: (sight) => isIn(sight, MARCH, APRIL) && isBetween(sight, 5, 9) && isDry(sight),
  },
  toad: {
    oneIn: 4,
    when: (sight) =>
      (sight.season === "seedtime" || sight.season === "highSun") &&
      isBetween(sight, 17, 24) &&
      isWet(sight),
  },
  geese: {
    oneIn: 6,
    when: (sight) =>
      isIn(sight, OCTOBER, NOVEMBER, FEBRUARY, MARCH) &&
      (isBetween(sight, 6, 9) || isBetween(sight, 16, 18)) &&
      isDry(sight),
  },
  rainbow: {
    oneIn: 2,
    when: (sight) =>
      sight.sky.kind === "shower" && sight.hour === sight.sky.to && isBetween(sight, 7, 19),
  },
  frogs: {
    oneIn: 5,
    when: (sight) =>
      sight.ground.water === "pond" && isIn(sight, MARCH, APRIL) && isBetween(sight, 18, 24),
  },
  heron: {
    oneIn: 3,
    when: (sight) =>
      sight.ground.water === "stream" &&
      isBetween(sight, 5, 9) &&
      (sight.sky.kind === "mist" || sight.sky.kind === "frost"),
  },
  owl: {
    oneIn: 7,
    when: (sight) =>
      (sight.ground.landmark === "old-oak" ||
        sight.ground.landmark === "mill" ||
        sight.ground.landmark === "chapel") &&
      isBetween(sight, 21, 4) &&
      isDry(sight),
  },
  bats: {
    oneIn: 6,
    when: (sight) => sight.season === "highSun" && isBetween(sight, 20, 23) && isDry(sight),
  },
  glowWorms: {
    oneIn: 6,
    when: (sight) => isIn(sight, JUNE, JULY) && isBetween(sight, 21, 2) && isDry(sight),
  },
  foxTracks: { oneIn: 1, when: (sight) => hasFreshSnow(sight) && isBetween(sight, 6, 18) },
  webs: {
    oneIn: 1,
    when: (sight) =>
      sight.season === "leafFall" && sight.sky.kind === "mist" && isBetween(sight, 6, 10),
  },
  harvestMouse: {
    oneIn: 8,
    when: (sight) =>
      (sight.season === "highSun" || isIn(sight, SEPTEMBER)) &&
      isBetween(sight, 7, 20) &&
      countGrownPlots(sight, "wheat", 7) > 0,
  },
  goldfinches: {
    oneIn: 6,
    when: (sight) =>
      isIn(sight, AUGUST, SEPTEMBER, OCTOBER) &&
      isBetween(sight, 8, 18) &&
      countGrownPlots(sight, "sunflower", 10) > 1,
  },
  hen: {
    oneIn: 12,
    when: (sight) => isBetween(sight, 11, 16) && sight.farm.kept.some(({ kind }) => kind === "hen"),
  },
  swallows: {
    oneIn: 5,
    when: (sight) => isIn(sight, SEPTEMBER) && isBetween(sight, 7, 18) && isDry(sight),
  },
  shootingStars: {
    oneIn: 1,
    when: (sight) =>
      isIn(sight, AUGUST) &&
      sight.date >= 9 &&
      sight.date <= 14 &&
      isBetween(sight, 22, 4) &&
      sight.sky.kind === "clear",
  },
  moon: {
    oneIn: 1,
    when: (sight) =>
      isBetween(sight, 19, 5) &&
      isFullMoon(sight.at) &&
      (sight.sky.kind === "clear" || sight.sky.kind === "frost"),
  },
  robin: {
    oneIn: 6,
    when: (sight) =>
      sight.season === "hearth" &&
      isBetween(sight, 8, 16) &&
      sight.farm.plots.some(({ sown }) => sown === null),
  },
  bees: {
    oneIn: 6,
    when: (sight) =>
      (sight.season === "highSun" || isIn(sight, SEPTEMBER)) &&
      isBetween(sight, 5, 9) &&
      countGrownPlots(sight, "pumpkin", 5) > countGrownPlots(sight, "pumpkin", 10),
  },
};

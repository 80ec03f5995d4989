// All that may stand on the green, by its name.
import { appleDaySet } from "./appleDay.ts";
import { candlemasSet } from "./candlemas.ts";
import type { FestivalModel } from "./festivalSet.ts";
import { harvestHomeSet } from "./harvestHome.ts";
import { haySet } from "./hayWeek.ts";
import { lambingSet } from "./lambing.ts";
import { lammasSet } from "./lammas.ts";
import { lanternsSet } from "./lanternWeek.ts";
import { longTableSet } from "./longTableFeast.ts";
import { maypoleSet } from "./maypoleWeek.ts";
import { midwinterSet } from "./midwinter.ts";
import { pedlarSet } from "./pedlarsMule.ts";
import { stirUpSet } from "./stirUp.ts";
import { wassailSet } from "./wassail.ts";
import { weighInSet } from "./weighIn.ts";

export const festivalSets = {
  wassail: wassailSet,
  candlemas: candlemasSet,
  lambing: lambingSet,
  maypole: maypoleSet,
  hay: haySet,
  longTable: longTableSet,
  lammas: lammasSet,
  weighIn: weighInSet,
  appleDay: appleDaySet,
  stirUp: stirUpSet,
  lanterns: lanternsSet,
  midwinter: midwinterSet,
  harvestHome: harvestHomeSet,
  pedlar: pedlarSet,
} as const satisfies Record<string, FestivalModel>;

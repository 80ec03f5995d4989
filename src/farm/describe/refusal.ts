// A refusal in a sentence or two: the reason with its figures, and a way out.
import { odds } from "../../fields/odds.ts";
import type { FarmRefusal, Shortage } from "../events/refusal.ts";
import type { Ms } from "../numbers/time.ts";
import { isCrop } from "../tables/crops.ts";
import type { Good } from "../tables/goods.ts";
import { isHeirloom, type Seed } from "../tables/heirlooms.ts";
import { recipes } from "../tables/recipes.ts";
import { strings, weighedAs } from "./strings.ts";

/** How a moment is said; where the visitor is decides that. */
export type Clock = (at: Ms) => string;

export const seedName = (seed: Seed): string =>
  isHeirloom(seed) ? (odds.heirloom.find(({ id }) => id === seed)?.name ?? seed) : seed;

const said = strings.refused;

const asSeed = (of: Shortage): Seed | null =>
  of.startsWith("seed ") ? (of.slice("seed ".length) as Seed) : null;

function amount(of: Shortage, count: number): string {
  const seed = asSeed(of);
  if (seed) return strings.seeds(count, seedName(seed));
  if (of === "pence" || of === "straw" || of === "timber") return strings[of](count);
  return strings.count(of as Good, count);
}

function wayToMore(of: Shortage): string {
  const seed = asSeed(of);
  if (seed) return isHeirloom(seed) ? said.shortHeirloom : said.shortSeed;
  if (of === "pence") return said.shortPence;
  if (of === "straw") return said.shortStraw;
  if (of === "timber") return said.shortTimber;
  if (isCrop(of)) return said.shortGood;
  return Object.hasOwn(recipes, of) ? said.shortCooked : said.shortGathered;
}

export function refusalWords(refusal: FarmRefusal, clock: Clock): string {
  switch (refusal.kind) {
    case "earlier":
      return said.earlier(clock(refusal.than));
    case "notRipe":
      return refusal.readyAt === null ? said.nothingGrows : said.notRipe(clock(refusal.readyAt));
    case "unknown":
      return said.unknown(refusal.needs, refusal.level);
    case "short": {
      const { of, have, need } = refusal;
      return `${said.short(amount(of, need - have))} ${wayToMore(of)}`;
    }
    case "barnFull":
      return said.barnFull(refusal.need, refusal.room);
    case "noPlace":
      return refusal.until === null ? said.placeWaits : said.noPlace(clock(refusal.until));
    case "notDone":
      return refusal.until === null ? said.nothingCooks : said.notDone(clock(refusal.until));
    case "nothingWaits":
      return refusal.until === null ? said.notItsTime : said.nothingWaits(clock(refusal.until));
    case "noMeadow":
      return said.noMeadow(
        strings.squares(refusal.need),
        strings.squares(refusal.halves),
        refusal.halves,
      );
    case "notYet":
      return said.notYet(clock(refusal.from));
    case "made":
      return said.made(clock(refusal.first));
    case "frozen":
      return said.frozen(clock(refusal.until));
    case "movedThisSeason":
      return said.movedThisSeason(clock(refusal.until));
    case "noHeirloom":
      return said.noHeirloom(seedName(refusal.heirloom));
    case "light": {
      const { crop, grams, need } = refusal;
      return said.light(strings.grams(grams), strings.grams(need), weighedAs(crop));
    }
    case "dayUsed":
      return said.dayUsed(clock(refusal.again));
    case "tooDear":
      return said.tooDear(strings.pence(refusal.pence), strings.pence(refusal.most));
    case "elsewhere":
      return said.elsewhere[refusal.what];
    default:
      return said[refusal.kind];
  }
}

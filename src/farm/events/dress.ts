// Dressing the yard: another thing, a colour or nothing in one of its places; it moves nothing that grows.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { timesOf } from "../state/book.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm, Look } from "../state/farm.ts";
import { type Dye, dyeIds } from "../tables/dyes.ts";
import { stepsOf } from "../tables/marks.ts";
import { type Recipe, recipeIds } from "../tables/recipes.ts";
import { coloursFrom, SIGN, type Slot, thingsOf } from "../tables/slots.ts";
import type { YardId } from "../tables/yard.ts";
import { hasBuilt, shownIn } from "../yard/shown.ts";
import type { EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";

const isDye = (look: Look): look is Dye => (dyeIds as readonly string[]).includes(look);
const isRecipe = (look: Look): look is Recipe => (recipeIds as readonly string[]).includes(look);
const nobody: FarmRefusal = { kind: "nobody" };

/** A colour waits for its level and its vat. */
function lackOfColour(farm: Farm, needs: number, look: Look | null): FarmRefusal | null {
  const level = levelOf(farm);
  if (level < needs) return { kind: "unknown", needs, level };
  if (look === null) return null;
  if (!isDye(look)) return nobody;
  return timesOf(farm, `dye ${look}`) === 0 ? { kind: "noDye", dye: look } : null;
}

/** The board bears a dish that is known by heart. */
function lackOfSign(farm: Farm, look: Look | null): FarmRefusal | null {
  if (!hasBuilt(farm, "board")) return nobody;
  if (look === null) return null;
  if (!isRecipe(look)) return nobody;
  const page = `dish ${look}` as const;
  return timesOf(farm, page) < stepsOf(page)[2] ? nobody : null;
}

function lackOfThing(farm: Farm, slot: Slot, look: Look | null): FarmRefusal | null {
  const there = thingsOf(slot).filter((thing) => hasBuilt(farm, thing));
  const may = look === null ? there.length > 0 : there.includes(look as YardId);
  return may ? null : nobody;
}

function lackOf(farm: Farm, slot: Slot, look: Look | null): FarmRefusal | null {
  const needs = coloursFrom[slot];
  if (needs !== undefined) return lackOfColour(farm, needs, look);
  return slot === SIGN ? lackOfSign(farm, look) : lackOfThing(farm, slot, look);
}

export const dress: EventReducer<"dress"> = (farm, { slot, look }) => {
  const lacks = lackOf(farm, slot, look);
  if (lacks) return refuse(lacks);
  if (shownIn(farm, slot) === look) return refuse({ kind: "calledSo" });
  return accept({ farm: { ...farm, dress: { ...farm.dress, [slot]: look } }, told: {} });
};

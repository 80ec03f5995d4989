// Caring: fodder for animals, straw for trees, sunflowers for hives; each as far as it goes round.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { caredFor } from "../meadow/producers.ts";
import { maskOf } from "../numbers/mask.ts";
import { addCount, countOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { producerRulesOf } from "../tables/producers.ts";
import { changed, touchable } from "./checks.ts";
import type { EventOutcome, EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";

type Stock = Pick<Farm, "barn" | "straw">;
type Fodder = NonNullable<ReturnType<typeof producerRulesOf>["care"]>["with"];

const stockOf = (stock: Stock, fodder: Fodder): number =>
  fodder === "straw" ? stock.straw : countOf(stock.barn, fodder);

const lessOf = ({ barn, straw }: Stock, fodder: Fodder): Stock =>
  fodder === "straw" ? { barn, straw: straw - 1 } : { barn: addCount(barn, fodder, -1), straw };

export const care: EventReducer<"care"> = (
  farm,
  { at, kept: mask },
): Result<EventOutcome, FarmRefusal> => {
  const touched = touchable(farm.kept, mask, at);
  if (!touched.ok) return touched;
  const { members } = touched.value;
  let stock: Stock = { barn: farm.barn, straw: farm.straw };
  let lacks: Fodder | null = null;
  const cared = members.filter((i) => {
    const fodder = producerRulesOf(farm.kept[i]!.kind).care?.with;
    if (fodder === undefined) return false;
    if (stockOf(stock, fodder) === 0) {
      lacks ??= fodder;
      return false;
    }
    stock = lessOf(stock, fodder);
    return true;
  });
  if (cared.length === 0)
    return refuse(
      lacks === null ? { kind: "needsNoCare" } : { kind: "short", of: lacks, have: 0, need: 1 },
    );
  const on = maskOf(cared);
  const kept = changed(farm.kept, cared, (one) => caredFor(one, at));
  return accept({ farm: { ...farm, ...stock, kept }, told: { on, left: mask & ~on } });
};

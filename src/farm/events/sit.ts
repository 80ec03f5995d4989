// Sitting down: the evening of a festival to which one has brought something and taken a hand, or of one's own table.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { FarmGround } from "../ground/ground.ts";
import { dayAt, type Ms } from "../numbers/time.ts";
import { noted, timesOf } from "../state/book.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { HANDS } from "../tables/feasts.ts";
import { type Festival, HARVEST_HOME, laidSince } from "../tables/festivals.ts";
import { DEEDS } from "../tables/level.ts";
import { hasBuilt } from "../yard/shown.ts";
import type { EventOutcome, EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";

type Sat = Result<EventOutcome, FarmRefusal>;

/** Whenever one likes, once a day; the first time is a deed. */
function atHome(ground: FarmGround, farm: Farm, at: Ms): Sat {
  const page = `feast ${HARVEST_HOME}` as const;
  if (!hasBuilt(farm, "longTable")) return refuse({ kind: "notLaid" });
  const day = dayAt(at);
  const known = farm.book[page];
  if (known?.best !== undefined && known.best >= day)
    return refuse({ kind: "made", first: known.first });
  const after = { ...farm, book: noted(farm, at, [{ page, best: day }]) };
  const deeds = timesOf(farm, page) === 0 ? DEEDS.evening : 0;
  return accept({ farm: withDeeds(ground, after, deeds), told: {} });
}

function atFestival(ground: FarmGround, farm: Farm, festival: Festival, at: Ms): Sat {
  const began = laidSince(festival, dayAt(at));
  if (began === null) return refuse({ kind: "notLaid" });
  const page = `feast ${festival}` as const;
  const sat = farm.book[page];
  if (sat?.best === began) return refuse({ kind: "made", first: sat.first });
  const so = farm.feasts[festival];
  if ((sat?.best ?? 0) > began || (so?.began ?? 0) > began) return refuse({ kind: "notLaid" });
  const brought = farm.book[`festival ${festival}`]?.best === began;
  const times = so?.began === began ? so.times : 0;
  if (!so || !brought || times < HANDS) return refuse({ kind: "notReady", brought, times });
  if (so.at > at) return refuse({ kind: "earlier", than: so.at });
  const after: Farm = {
    ...farm,
    feasts: { ...farm.feasts, [festival]: { ...so, at } },
    book: noted(farm, at, [{ page, best: began }]),
  };
  return accept({ farm: withDeeds(ground, after, DEEDS.evening), told: {} });
}

export const sit: EventReducer<"sit"> = (farm, { at, festival }, ground) =>
  festival === HARVEST_HOME ? atHome(ground, farm, at) : atFestival(ground, farm, festival, at);

// Bringing something to a festival's table: once a year, and it stays laid for three weeks.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { dayAt } from "../numbers/time.ts";
import { noted } from "../state/book.ts";
import { plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { festivalOf, laidSince } from "../tables/festivals.ts";
import { DEEDS } from "../tables/level.ts";
import { shortOfGoods } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const celebrate: EventReducer<"celebrate"> = (farm, { at, festival }, ground) => {
  const began = laidSince(festival, dayAt(at));
  if (began === null) return refuse({ kind: "notLaid" });
  const page = `festival ${festival}` as const;
  // The best of a festival is the day of the last one that was kept.
  const kept = farm.book[page];
  if (kept?.best === began) return refuse({ kind: "made", first: kept.first });
  if (kept?.best !== undefined && kept.best > began) return refuse({ kind: "notLaid" });
  const { brings } = festivalOf(festival);
  const short = shortOfGoods(farm, brings);
  if (short) return refuse(short);
  const after: Farm = {
    ...farm,
    barn: plusAll(farm.barn, brings, -1),
    book: noted(farm, at, [{ page, best: began }]),
  };
  return accept({ farm: withDeeds(ground, after, DEEDS.festival), told: { goods: brings } });
};

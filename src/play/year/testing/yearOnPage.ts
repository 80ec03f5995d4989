// A farm that somebody has played for so many days, for tests of its film.
import { accept } from "@loamstead/lib/result.ts";
import { DAY } from "../../../farm/numbers/time.ts";
import { play } from "../../../farm/players/play.ts";
import { kettlePlayer } from "../../../farm/players/players.ts";
import { fieldGround } from "../../../farm/testing/trial.ts";
import type { PlayedFarm } from "../../session/playedFarm.ts";
import { farmOnPage } from "../../testing/farmOnPage.ts";

const FIELD = 417;
const begun = Date.UTC(2026, 2, 1);

/** Twelve minutes a day from the first of March on; it is the morning after. */
export function yearOnPage(days: number): PlayedFarm {
  const ground = fieldGround(FIELD);
  const { farm, log: events } = play(kettlePlayer, { ground, start: begun, days });
  return {
    ...farmOnPage(farm, ground),
    id: `played for ${days} days`,
    now: () => begun + days * DAY + DAY / 3,
    log: async () => accept({ field: FIELD, begun, events }),
  };
}

// The film that was last begun on this page: it is there again when its dialog is opened anew.
import { hasWebGl } from "../../scene/context/graphics.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";
import type { EndCard } from "./drawEndCard.ts";
import type { FilmSpan } from "./filmSpan.ts";
import { openYearMaking, type YearMaking } from "./yearMaking.ts";

export type FarmYear = YearMaking<EndCard, HTMLCanvasElement>;

let last: { readonly key: string; readonly making: FarmYear } | null = null;

/** Whether it is worth trying: an encoder may still fail. */
export const mayFilm = (): boolean => typeof VideoEncoder !== "undefined" && hasWebGl();

/** `isStill` where no movement is wanted: then the sheet is offered first. */
export function farmYearOf(
  played: Pick<PlayedFarm, "id" | "log">,
  span: FilmSpan,
  isStill: boolean,
): FarmYear {
  const key = `${played.id} ${span.first} ${span.last}`;
  if (last?.key === key) return last.making;
  last?.making.stop();
  const what = isStill || !mayFilm() ? "sheet" : "film";
  const making: FarmYear = openYearMaking(
    { what, shape: "square" },
    {
      prepare: async (signal) => (await import("./yearCard.ts")).yearCard(played, span, signal),
      openWork: async (card, choice) => (await import("./yearWork.ts")).openYearWork(card, choice),
    },
  );
  last = { key, making };
  return making;
}

// What another device of the account did on the open farm: said in passing, and gone with the next thing that is done here.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect, useRef } from "react";
import type { OpenFarm } from "../farms/farms.ts";
import type { FarmNotice, PlayState } from "../session/playedFarm.ts";
import { strings } from "../view/strings.ts";

type QuietNews = Extract<FarmNotice, { kind: "elsewhere" }>;

/** Nobody has to put it away. */
export const isQuietNews = (news: FarmNotice): news is QuietNews =>
  news.kind === "elsewhere" && news.isDevice === true;

export function useQuietNews(
  played: Pick<OpenFarm, "heard">,
  { news, last }: Pick<PlayState, "news" | "last">,
): string | null {
  const words = news && isQuietNews(news) ? strings.news.otherDevice(news.steps) : null;
  useEffect(() => {
    if (words !== null) announce(words, "unasked");
  }, [words]);
  const before = useRef(last);
  useEffect(() => {
    if (before.current === last) return;
    before.current = last;
    if (words !== null) played.heard();
  }, [last, words, played]);
  return words;
}

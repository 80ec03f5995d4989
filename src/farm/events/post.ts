// The post: the page looks for it, and somebody who has news of this farm has written a card.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { racked } from "../letters/rack.ts";
import { newsOf } from "../news/news.ts";
import { dayAt } from "../numbers/time.ts";
import { noted } from "../state/book.ts";
import { POST_EVERY } from "../tables/stories.ts";
import type { EventReducer } from "./reducer.ts";

export const post: EventReducer<"post"> = (farm, { at }, ground) => {
  const from = farm.postAt + POST_EVERY;
  if (from > at) return refuse({ kind: "notYet", from });
  const news = newsOf(ground, farm, at);
  if (news === null) return refuse({ kind: "noNews" });
  const { subject, about, villager, posted } = news;
  const card = { at, villager, subject, about };
  const page = { page: `card ${subject}`, best: dayAt(at) } as const;
  return accept({
    farm: {
      ...farm,
      cards: racked(farm, card),
      postAt: at,
      posted,
      hearts: news.heart ? [...farm.hearts, news.heart] : farm.hearts,
      book: noted(farm, at, [page]),
    },
    told: { card },
  });
};

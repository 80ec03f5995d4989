// Noticing a surprise: worth nothing, once a day each, and the book remembers.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { dayAt } from "../numbers/time.ts";
import { noted } from "../state/book.ts";
import { isToBeSeen, seenOn } from "../surprises/surprisesAt.ts";
import type { EventReducer } from "./reducer.ts";

export const notice: EventReducer<"notice"> = (farm, { at, surprise }, ground) => {
  const day = dayAt(at);
  if ((seenOn(farm, surprise) ?? -1) >= day) return refuse({ kind: "noticed" });
  if (!isToBeSeen(ground, farm, surprise, at)) return refuse({ kind: "notToBeSeen" });
  const book = noted(farm, at, [{ page: `surprise ${surprise}`, best: day }]);
  return accept({ farm: { ...farm, book }, told: {} });
};

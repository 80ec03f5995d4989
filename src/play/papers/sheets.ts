// All papers in one piece of code: whoever opens one soon opens another. Each ends where its law is to be read.
import type { ComponentType } from "react";
import type { PaperProps } from "../session/paperProps.ts";
import { Barn } from "./barn/Barn.tsx";
import { Book } from "./book/Book.tsx";
import { Kitchen } from "./kitchen/Kitchen.tsx";
import { Letters } from "./letters/Letters.tsx";
import { Market } from "./market/Market.tsx";
import { Meadow } from "./meadow/Meadow.tsx";
import { ruled } from "./parts/ruled.tsx";
import type { PaperId } from "./strings.ts";
import { Workshop } from "./workshop/Workshop.tsx";

export { GoalBars } from "./inSight/GoalBars.tsx";
export { Occasions } from "./occasions/Occasions.tsx";

export const sheets: { readonly [Id in PaperId]: ComponentType<PaperProps> } = {
  letters: ruled(Letters, "/rules#letters"),
  kitchen: ruled(Kitchen, "/rules#kitchen"),
  meadow: ruled(Meadow, "/rules#meadow"),
  barn: ruled(Barn, "/rules#cross"),
  market: ruled(Market, "/rules#cross"),
  workshop: ruled(Workshop, "/rules#pieces"),
  book: ruled(Book, "/rules#levels"),
};

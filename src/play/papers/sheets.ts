// All papers in one piece of code: whoever opens one soon opens another. Each ends where its law is to be read.
import type { ComponentType } from "react";
import type { PaperProps } from "../session/paperProps.ts";
import { Barn } from "./barn/Barn.tsx";
import { Book } from "./book/Book.tsx";
import { Cross } from "./cross/Cross.tsx";
import { Kitchen } from "./kitchen/Kitchen.tsx";
import { Letters } from "./letters/Letters.tsx";
import { Meadow } from "./meadow/Meadow.tsx";
import { ruled } from "./parts/ruled.tsx";
import type { PaperId } from "./strings.ts";
import { Workshop } from "./workshop/Workshop.tsx";

export { WaitingTables } from "./occasions/WaitingTables.tsx";
export { Surprises } from "./surprises/Surprises.tsx";

export const sheets: { readonly [Id in PaperId]: ComponentType<PaperProps> } = {
  barn: ruled(Barn, "/rules#cross"),
  cross: ruled(Cross, "/rules#cross"),
  kitchen: ruled(Kitchen, "/rules#kitchen"),
  letters: ruled(Letters, "/rules#letters"),
  meadow: ruled(Meadow, "/rules#meadow"),
  book: ruled(Book, "/rules#levels"),
  workshop: ruled(Workshop, "/rules#pieces"),
};

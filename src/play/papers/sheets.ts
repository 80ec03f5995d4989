// All papers in one piece of code: whoever opens one soon opens another.
import type { ComponentType } from "react";
import type { PaperProps } from "../session/paperProps.ts";
import { Barn } from "./barn/Barn.tsx";
import { Book } from "./book/Book.tsx";
import { Cross } from "./cross/Cross.tsx";
import { Kitchen } from "./kitchen/Kitchen.tsx";
import { Letters } from "./letters/Letters.tsx";
import { Meadow } from "./meadow/Meadow.tsx";
import type { PaperId } from "./strings.ts";
import { Workshop } from "./workshop/Workshop.tsx";

export const sheets: { readonly [Id in PaperId]: ComponentType<PaperProps> } = {
  barn: Barn,
  cross: Cross,
  kitchen: Kitchen,
  letters: Letters,
  meadow: Meadow,
  book: Book,
  workshop: Workshop,
};

// Writing into the book: how often, when first, and the best of it.
import type { Ms } from "../numbers/time.ts";
import type { BookEntry, Farm } from "./farm.ts";
import type { BookPage } from "./pages.ts";

export type Note = { readonly page: BookPage; readonly best?: number };

export const timesOf = ({ book }: Pick<Farm, "book">, page: BookPage): number => book[page]?.n ?? 0;

function after(known: BookEntry | undefined, { best }: Note, at: Ms): BookEntry {
  const { n, first } = known ?? { n: 0, first: at };
  if (best === undefined && known?.best === undefined) return { n: n + 1, first };
  return { n: n + 1, first, best: Math.max(best ?? 0, known?.best ?? 0) };
}

export function noted(farm: Farm, at: Ms, notes: readonly Note[]): Farm["book"] {
  // Hundreds of pages are copied once, whatever is written.
  const book: { [P in BookPage]?: BookEntry } = { ...farm.book };
  for (const note of notes) book[note.page] = after(book[note.page], note, at);
  return book;
}

/** So many pieces have been made: each costs a little more than the last. */
export const piecesMade = ({ book }: Farm): number =>
  Object.keys(book).filter((page) => page.startsWith("piece ")).length;

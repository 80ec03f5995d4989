// One text for a postcard.
import type { CardAuthor } from "../../../tables/subjects.ts";

/** Who writes it, and of what only; a fact's place is its name in braces, {weight} for grams. */
export type CardText = CardAuthor & { readonly text: string };

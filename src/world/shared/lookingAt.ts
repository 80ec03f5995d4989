// What is asked of the country with another field looked at, or somebody of the village: one at a time.
import site from "../../../site.config.ts";
import type { AskedNeighbour, FieldQuery } from "../../fields/search/fieldQuery.ts";
import { meaningOf } from "../../fields/search/meaning.ts";

const { size } = site.collection;

/** A number that was written stands for its field no longer once another is looked at. */
export function lookingAt(asked: FieldQuery, at: number | null): FieldQuery {
  const isNumber = meaningOf(asked.text, size)?.kind === "number";
  return { ...asked, at, who: null, text: isNumber ? "" : asked.text };
}

export const lookingAtWho = (asked: FieldQuery, who: AskedNeighbour | null): FieldQuery => ({
  ...lookingAt(asked, null),
  who,
});

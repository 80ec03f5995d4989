// What a text may be the beginning of: a field's number, and the names of parishes and fields (autocomplete).
import { landOf } from "../land/landOf.ts";
import { fieldName } from "../names/fieldName.ts";
import { parishName } from "../parishNames.ts";
import { parishesOf } from "../parishSlug.ts";
import { meaningOf } from "./meaning.ts";

export type Suggestion =
  | { readonly kind: "field"; readonly id: number; readonly name: string }
  | { readonly kind: "parish"; readonly id: number; readonly name: string };

/** One sees them at a glance. */
const MOST = 7;
const MOST_PARISHES = 3;

/** How well a name answers: 0 from its beginning, 1 from that of a word; null where it does not. */
function rankOf(name: string, words: string): number | null {
  const at = name.toLowerCase();
  if (at.startsWith(words)) return 0;
  return at.includes(` ${words}`) ? 1 : null;
}

function best(count: number, nameOf: (id: number) => string, words: string, most: number) {
  const found = [0, 1].map((): { id: number; name: string }[] => []);
  for (let id = 0; id < count && found[0]!.length < most; id++) {
    const name = nameOf(id);
    const rank = rankOf(name, words);
    if (rank !== null && found[rank]!.length < most) found[rank]!.push({ id, name });
  }
  return found.flat().slice(0, most);
}

/** Parishes before fields; beyond ten thousand fields only once `loadLand` has been waited for. */
export function suggest(text: string, size: number): Suggestion[] {
  const nameOf = (id: number) => fieldName(id, landOf(id));
  const meaning = meaningOf(text, size);
  if (meaning?.kind === "number")
    return [{ kind: "field", id: meaning.id, name: nameOf(meaning.id) }];
  if (meaning?.kind !== "words") return [];
  const parishes = best(parishesOf(size), parishName, meaning.words, MOST_PARISHES);
  const fields = best(size, nameOf, meaning.words, MOST - parishes.length);
  return [
    ...parishes.map((each) => ({ kind: "parish" as const, ...each })),
    ...fields.map((each) => ({ kind: "field" as const, ...each })),
  ];
}

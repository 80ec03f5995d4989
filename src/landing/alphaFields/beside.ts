// Two fields beside each other, in one sentence: what the one has where the other has something else.
import { landmarkThing } from "../../fields/landWords.ts";
import { kindName, type TraitName } from "../../fields/odds.ts";
import { plotsOf } from "../../fields/shapes.ts";
import type { Traits } from "../../fields/traits.ts";
import { counted } from "../../lib/numberWords.ts";

/** In the order in which they are told: what one would walk over to see comes first. */
const told = [
  "landmark",
  "water",
  "soil",
  "heirloom",
  "aspect",
  "wind",
  "region",
  "cottage",
] as const;
const MOST = 4;

/** A kind as it stands in the middle of a sentence. */
function words(trait: TraitName, traits: Traits): string {
  const name = kindName(trait, traits[trait]);
  if (trait === "landmark") return landmarkThing(traits.landmark) ?? "only sky";
  if (trait === "water") return traits.water === "dew" ? "dew" : `a ${name.toLowerCase()}`;
  if (trait === "aspect") return `a slope to the ${name.toLowerCase()}`;
  if (trait === "wind") return `${traits.wind === "airy" ? "an" : "a"} ${traits.wind} spot`;
  if (trait === "cottage") return `a ${name.toLowerCase()} cottage`;
  return trait === "soil" ? name.toLowerCase() : name;
}

function plots(here: Traits, there: Traits): string[] {
  const more = plotsOf(here.shape).length - plotsOf(there.shape).length;
  if (more === 0) return [];
  const count = Math.abs(more);
  return [`${counted(count)} ${count === 1 ? "plot" : "plots"} ${more > 0 ? "more" : "fewer"}`];
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;

/** Of the first, as against the second: "one plot fewer, and a pond where that has a stream." */
export function besideWords(here: Traits, there: Traits): string {
  const differing = told
    .filter((trait) => here[trait] !== there[trait])
    .map((trait) => `${words(trait, here)} where that has ${words(trait, there)}`);
  const parts = [...plots(here, there), ...differing].slice(0, MOST);
  if (parts.length > 0) return `${listed(parts)}.`;
  return here.shape === there.shape
    ? "alike in every trait. Who lives there differs."
    : "alike in all but how the beds lie.";
}

// What the page of a parish counts, found again from its fields.
import site from "../../../site.config.ts";
import { parishLand } from "../../../src/fields/land/parishLand.ts";
import { parishNeighbours } from "../../../src/fields/land/parishPlace.ts";
import { parishSize } from "../../../src/fields/land/place.ts";
import { fieldName } from "../../../src/fields/names/fieldName.ts";
import { odds, traitNames, traitTitles } from "../../../src/fields/odds.ts";
import { parishesOf } from "../../../src/fields/parishSlug.ts";
import { fieldTraits } from "../../../src/fields/traits.ts";
import { rarestOf } from "../../../src/parishes/parishFacts.ts";
import { siteCounts } from "../../content/siteCounts.ts";
import { type Claim, claim, counts } from "../claim.ts";
import { shownParish } from "../served.ts";

const { address, size } = site.collection;
const first = shownParish * parishSize;
const fields = Array.from({ length: Math.min(parishSize, size - first) }, (_, n) =>
  fieldTraits(address, first + n),
);

const countOf = (name: string | undefined): number[] =>
  traitNames.flatMap((trait) =>
    odds[trait]
      .filter((kind) => kind.name === name)
      .map(({ id }) => fields.filter((field) => field[trait] === id).length),
  );
const isCount = (name: string | undefined, count: number | undefined) =>
  countOf(name).some((each) => each === count);

/** As the tables have it, which are held against the law of the land where they lie. */
const land = parishLand(shownParish);

export const parishClaims: readonly Claim[] = [
  counts("Parish {n}, one of {n}$", () => [shownParish, parishesOf(size)]),
  counts("^Its {n} fields$", () => [fields.length]),
  claim("^{w} × {n}$", ({ numbers: [n], words: [name] }) => isCount(name, n)),
  claim("^{w} | {n}$", ({ numbers: [n], words: [name] }) => isCount(name, n)),
  counts("^Along a river | {n} fields$", () => [land?.river ?? -1]),
  claim("^Height | {n}st highest of {n} parishes$", ({ numbers: [rank, of] }) => {
    return rank === land?.height && of === parishesOf(size);
  }),
  claim("^Highest field | {w}, {n}$", ({ numbers: [id], words: [name] }) => {
    return id === land?.highest && name === fieldName(id!, fieldTraits(address, id!));
  }),
  claim(
    "^Rarest: {w} ({w}), {n} in {n} on {n} fields$",
    async ({ numbers: [one, of, having], words: [name, trait] }) => {
      const rarest = rarestOf(fields);
      const all = (await siteCounts(site))[rarest.trait][rarest.kind.id] ?? 0;
      return (
        rarest.kind.name === name &&
        traitTitles[rarest.trait].toLowerCase() === trait &&
        one === 1 &&
        of === Math.round(size / all) &&
        rarest.fields.length === having
      );
    },
  ),
  counts("{n} parishes lie around this one", () => [parishNeighbours(shownParish, size).length]),
];

// What lists, tables and pages of fields say in numbers: names by their number, odds and counts by their kind.
import site from "../../../site.config.ts";
import { golden } from "../../../src/fields/fixtures/golden.ts";
import { BLOCK } from "../../../src/fields/land/block.ts";
import { pointOf } from "../../../src/fields/land/ground.ts";
import { regions } from "../../../src/fields/land/kinds.ts";
import { neighbours } from "../../../src/fields/land/neighbours.ts";
import { mix, STEP } from "../../../src/fields/land/noise.ts";
import { parishOf, parishSize, place } from "../../../src/fields/land/place.ts";
import { RIVER } from "../../../src/fields/land/rivers.ts";
import { fieldName } from "../../../src/fields/names/fieldName.ts";
import { kindName, odds, type TraitName, traitNames } from "../../../src/fields/odds.ts";
import { parishesOf } from "../../../src/fields/parishSlug.ts";
import { FIELDS_PAGE } from "../../../src/fields/search/tablePages.ts";
import { parishesMostly } from "../../../src/fields/sheets/sheets.ts";
import { fieldTraits } from "../../../src/fields/traits.ts";
import { traitWords } from "../../../src/fields/traitWords.ts";
import { weatherOn } from "../../../src/fields/weather/weather.ts";
import { weatherWords } from "../../../src/fields/weather/words.ts";
import { siteCounts } from "../../content/siteCounts.ts";
import { type Claim, claim, counts } from "../claim.ts";
import { shownDay, shownField, shownParish } from "../served.ts";

const { address, size } = site.collection;
const traitsOf = (id: number) => fieldTraits(address, id);
const isCalled = (id: number | undefined, name: string | undefined) =>
  id !== undefined && id < size && fieldName(id, traitsOf(id)) === name;

/** The kinds that go by a name: two traits may call theirs alike. */
const kindsCalled = (name: string | undefined): [TraitName, string, number][] =>
  traitNames.flatMap((trait) => {
    const all = odds[trait].reduce((sum, { weight }) => sum + weight, 0);
    return odds[trait]
      .filter((kind) => kind.name === name)
      .map(({ id, weight }): [TraitName, string, number] => [trait, id, (100 * weight) / all]);
  });

const isShare = (name: string | undefined, percent: number | undefined) =>
  kindsCalled(name).some(([, , share]) => Math.round(share) === percent);

async function isCount(name: string | undefined, count: number | undefined): Promise<boolean> {
  const all = await siteCounts(site);
  return kindsCalled(name).some(([trait, id]) => all[trait][id] === count);
}

/** The field's own kind, with how many of all fields have it. */
async function hasOdds(words: string, one: number, of: number, hundred: number): Promise<boolean> {
  const traits = traitsOf(shownField);
  const all = await siteCounts(site);
  return traitNames.some((trait) => {
    const share = (100 * (all[trait][traits[trait]] ?? 0)) / size;
    return (
      traitWords(trait, traits) === words &&
      one === 1 &&
      Math.round(100 / share) === of &&
      Math.abs(share - hundred) <= 0.05
    );
  });
}

const named: readonly Claim[] = [
  claim("field {n} is marked", ({ numbers: [id] }) => id === shownField),
  claim("^{w} Field {n}, to the {w}: {w}, {w}$", ({ numbers: [id], words }) => {
    const [name, way, soil, water] = words;
    const traits = traitsOf(id!);
    return (
      isCalled(id, name) &&
      neighbours(shownField, size).some((next) => next.id === id && next.way === way) &&
      kindName("soil", traits.soil) === soil &&
      kindName("water", traits.water).toLowerCase() === water
    );
  }),
  claim("^{w}, Field {n}", ({ numbers: [id], words: [name] }) => isCalled(id, name)),
  claim("^{w} Field {n}", ({ numbers: [id], words: [name] }) => isCalled(id, name)),
  claim("^Field {n}, one before$", ({ numbers: [id] }) => id === shownField - 1),
  claim("^Field {n}, one after$", ({ numbers: [id] }) => id === shownField + 1),
  claim("^Field {n} as a floating island", ({ numbers: [id] }) => id === shownField),
  counts("{n} fields lie around this one, as they do around every field inland", () => [
    neighbours(shownField, size).length,
  ]),
  claim("Hex −{n}, {n} · {n} fields from the middle", ({ numbers: [q, r, far] }) => {
    const at = place(shownField);
    const steps = Math.max(Math.abs(at.q), Math.abs(at.r), Math.abs(at.q + at.r));
    return at.q === -q! && at.r === r && far === steps;
  }),
  counts("{n} fields.$", () => [
    Math.min(size, (parishOf(shownField) + 1) * parishSize) - parishOf(shownField) * parishSize,
  ]),
];

const kinds: readonly Claim[] = [
  claim("^{w} · {n}$", ({ numbers: [n], words: [name] }) => isCount(name, n)),
  claim("^{w} | {n} % | {n} with {w}.", async ({ numbers: [n, count], words: [name, same] }) => {
    return name === same && isShare(name, n) && (await isCount(name, count));
  }),
  claim("^{w} {n} with {w}.", async ({ numbers: [count], words: [name, same] }) => {
    return name === same && (await isCount(name, count));
  }),
  claim(
    "| {w} | {n} in {n} ({n} in a hundred)$",
    ({ numbers: [one, of, hundred], words: [kind] }) => hasOdds(kind!, one!, of!, hundred!),
  ),
  claim("| Stair, {n} plots | {n} in {n} ({n} in a hundred)$", ({ numbers: [plots, one, of, n] }) =>
    hasOdds(`Stair, ${plots} plots`, one!, of!, n!),
  ),
  counts("{n} kinds, each as likely as any other: {n} in {n}", () => [
    odds.heirloom.length,
    1,
    odds.heirloom.length,
  ]),
];

/** How anyone finds the land again, as the page of all fields says it. */
const law: readonly Claim[] = [
  claim("x = {n} × ({n}q + r) and y = {n} × r; a step is {n} units", ({ numbers }) => {
    const [across, twice, down, step] = numbers;
    const { x, y } = pointOf({ q: 1, r: 0 });
    return x === across! * twice! && pointOf({ q: 0, r: 1 }).y === down && y === 0 && step === STEP;
  }),
  claim("mix({n}) is {n}.", ({ numbers: [of, is] }) => mix(of!) === is),
  counts("in every {n} of them", () => [BLOCK]),
  counts("^The first {n} fields, a byte each", () => [BLOCK]),
  counts("{n} corners upstream make a river", () => [RIVER]),
  claim("this SHA-256: {w}$", ({ words: [sum] }) => sum === golden.land),
];

/** Both pages that tell the weather tell it for four days, one for its field's parish. */
function isWeather(said: string): boolean {
  const places = [parishOf(shownField), shownParish].flatMap((parish) =>
    odds.region.map(({ id }) => ({ parish, region: id })),
  );
  return places.some((at) =>
    [0, 1, 2, 3].some((ahead) => weatherWords(weatherOn(at, shownDay + ahead)) === said),
  );
}

const hour = (of = 0) => `${String(of).padStart(2, "0")}:00`;

const lists: readonly Claim[] = [
  claim("^: {w}, {n}:{n} to {n}:{n}$", ({ numbers: [from, past, to, over], words: [kind] }) => {
    return past === 0 && over === 0 && isWeather(`${kind}, ${hour(from)} to ${hour(to)}`);
  }),
  counts("^All {n} fields$", () => [size]),
  counts("^{n} fields {n} to {n} of {n}$", () => [size, 1, Math.min(FIELDS_PAGE, size), size]),
  claim(
    "^Page {n}$",
    ({ numbers: [page] }) => page! >= 1 && page! <= Math.ceil(size / FIELDS_PAGE),
  ),
  counts("^{n} fields in {n} parishes.", () => [size, parishesOf(size)]),
  counts("^Its {n} parishes$", () => [parishesOf(size)]),
  claim("^{w} {n} parishes$", ({ numbers: [count], words: [region] }) =>
    regions.some(
      ({ id }) => kindName("region", id) === region && parishesMostly(id, size).length === count,
    ),
  ),
];

export const fieldClaims: readonly Claim[] = [...named, ...kinds, ...law, ...lists];

// What is said of the fields and of the country, found again from their numbers.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import site from "../../../site.config.ts";
import { Weather } from "../../../src/alphaFields/sky/Weather.tsx";
import { regions, soils } from "../../../src/fields/land/kinds.ts";
import { parishOf, parishSize, place } from "../../../src/fields/land/place.ts";
import { fieldName } from "../../../src/fields/names/fieldName.ts";
import { odds, type TraitName, traitTitles } from "../../../src/fields/odds.ts";
import { parishName } from "../../../src/fields/parishNames.ts";
import { FIELDS_PAGE } from "../../../src/fields/search/tablePages.ts";
import { plotsOf } from "../../../src/fields/shapes.ts";
import { type FieldTraits, fieldTraits } from "../../../src/fields/traits.ts";
import { traitWords } from "../../../src/fields/traitWords.ts";
import { strings as odd } from "../../../src/landing/alphaFields/strings.ts";
import { seasons } from "../../../src/models/seasons.ts";
import { siteCounts } from "../../content/siteCounts.ts";
import { claim, counts } from "../claim.ts";

const { address, size } = site.collection;

/** The one over the page, and the one on the dial. */
const SHOWN = [44, 417] as const;
const traitsOf = (id: number): FieldTraits => fieldTraits(address, id);
const isShown = (id: number | undefined) => SHOWN.some((each) => each === id);

const isDrum = ([above, digit, below, ...more]: string) =>
  more.length === 0 &&
  (Number(above) + 1) % 10 === Number(digit) &&
  (Number(digit) + 1) % 10 === Number(below);

/** A field's own number, or the two beside it on the way through all of them. */
const isNextDoor = (n: number | undefined, id: number) =>
  n === id || n === Number(`${id - 1}${id + 1}`);

const isPage = (n = 0) => n >= 1 && n <= Math.ceil(size / FIELDS_PAGE);

const isAbout = (n: number, about = 0) => Math.abs(n - about) <= about / 10;

const traitCalled = (title: string) =>
  (Object.keys(traitTitles) as TraitName[]).find((trait) => traitTitles[trait] === title);

/** The field on the dial is of the kind whose row this is; so many others are of it. */
async function ofItsKind(words: readonly string[]): Promise<number> {
  const trait = traitCalled(words[0] ?? "");
  const traits = traitsOf(417);
  if (!trait || traitWords(trait, traits) !== words[1]) return -1;
  return (await siteCounts(site))[trait][traits[trait]] ?? -1;
}

const seenOf: Readonly<Record<string, (traits: FieldTraits) => boolean>> = {
  mill: ({ landmark }) => landmark === "mill",
  "hot spring": ({ landmark }) => landmark === "hot-spring",
  thatched: ({ cottage }) => cottage === "thatched",
  stream: ({ water }) => water === "stream",
  pond: ({ water }) => water === "pond",
  terraces: ({ shape }) => shape === "stair",
};
const parishes = parishOf(size - 1) + 1;

const weather = () =>
  renderToStaticMarkup(
    createElement(Weather, {
      place: { parish: 0, region: regions[0].id },
      parish: parishName(0),
      day: 20_454,
      className: "",
    }),
  );

export const landClaims = [
  // What is said to be seen of a field is a trait of it.
  claim("Field {n}, a six-sided island of land: {w}.", ({ numbers: [id], words: [seen = ""] }) => {
    if (!isShown(id)) return false;
    const traits = traitsOf(id!);
    return Object.entries(seenOf).every(
      ([words, has]) => !new RegExp(`\\b${words}\\b`).test(seen) || has(traits),
    );
  }),
  ...SHOWN.map((id) => {
    const parish = parishName(parishOf(id));
    return claim(
      `Field {n}, ${fieldName(id, traitsOf(id))} In the parish of ${parish}`,
      ({ numbers }) => numbers[0] === id,
    );
  }),
  counts("{n} fields, no two alike", () => [size]),
  counts("See all {n}", () => [size]),
  counts("{n} to {n}$", () => [0, size - 1]),
  counts("^All {n} fields by landmark", async () => {
    const { landmark } = await siteCounts(site);
    return [Object.values(landmark).reduce((all, count) => all + count, 0)];
  }),
  ...odds.landmark.map(({ id, name }) =>
    counts(`^{n} ${id === "none" ? odd.noLandmark : name}$`, async () => [
      (await siteCounts(site)).landmark[id] ?? 0,
    ]),
  ),
  // What a drum of the dial shows: a digit between its neighbours.
  claim("^{n}$", ({ numbers: [n], path }) =>
    path === "/"
      ? isDrum(String(n).padStart(3, "0"))
      : path === "/fields"
        ? isPage(n)
        : isNextDoor(n, Number(path.slice("/fields/".length))),
  ),
  claim("Deed of field {n}", ({ numbers }) => isShown(numbers[0])),
  claim("Visit {n}", ({ numbers }) => isShown(numbers[0])),
  claim("^Stair, {n} plots$", ({ numbers }) => numbers[0] === plotsOf("stair").length),
  claim("^{w} | {w} | 1 in {n}$", async ({ numbers, words }) => {
    const count = await ofItsKind(words);
    return Math.round(size / count) === numbers[0];
  }),
  claim("^{w} | {w} | {n} in all$", async ({ numbers, words }) => {
    return (await ofItsKind(words)) === numbers[0];
  }),
  counts("{n} heirloom seed of {n}", () => [1, odds.heirloom.length]),
  claim("parishes of about {n} fields each", ({ numbers: [about] }) => isAbout(parishSize, about)),
  claim("laid in a spiral from the market cross", () => {
    const { q, r } = place(0);
    return q === 0 && r === 0;
  }),
  counts("^The {n} soils$", () => [soils.length]),
  counts("^Fields | {n}$", () => [size]),
  counts("^Parishes | {n}$", () => [parishes]),
  counts("^Soils | {n}$", () => [soils.length]),
  counts("^One year, {n} seasons$", () => [seasons.length]),
  claim("its weather of the day and of the next {n} on its page", ({ numbers: [days] }) => {
    return weather().split("<li").length - 1 === 1 + days!;
  }),
];

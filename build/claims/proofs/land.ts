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

const [hero, dialled] = [traitsOf(SHOWN[0]), traitsOf(SHOWN[1])];
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
  claim(
    "Field {n}, a six-sided island of land: a mill with a red cap, a thatched cottage, tall sunflowers and pumpkins in wooden beds, and a stream that falls over the edge",
    ({ numbers }) =>
      numbers[0] === 44 &&
      hero.landmark === "mill" &&
      hero.cottage === "thatched" &&
      hero.water === "stream",
  ),
  claim(
    "Field {n}, a six-sided island of land: a thatched cottage, willows behind it, a pond with reeds, a hot spring, and beds on terraces",
    ({ numbers }) =>
      numbers[0] === 417 &&
      dialled.landmark === "hot-spring" &&
      dialled.cottage === "thatched" &&
      dialled.water === "pond" &&
      dialled.shape === "stair",
  ),
  claim("Field {n}, {w} In the parish of {w}$", ({ numbers: [id], words }) => {
    if (id === undefined || !isShown(id)) return false;
    const [name, parish] = words;
    return fieldName(id, traitsOf(id)) === name && parishName(parishOf(id)) === parish;
  }),
  counts("{n} fields, no two alike", () => [size]),
  counts("See all {n}", () => [size]),
  counts("{n} to {n}$", () => [0, size - 1]),
  counts(
    "of {n}, {n} have a mill, {n} have no landmark at all, and {n} are warm underfoot all winter",
    async () => {
      const { landmark } = await siteCounts(site);
      return [size, landmark.mill!, landmark.none!, landmark["hot-spring"]!];
    },
  ),
  ...odds.landmark.map(({ id, name }) =>
    counts(`^{n} ${id === "none" ? odd.noLandmark : name}$`, async () => [
      (await siteCounts(site)).landmark[id] ?? 0,
    ]),
  ),
  // What a drum of the dial shows: a digit between its neighbours.
  claim(
    "^{n}$",
    ({ numbers, path }) => path === "/" && isDrum(String(numbers[0]).padStart(3, "0")),
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
  claim("^Parishes | about {n}$", ({ numbers: [about] }) => isAbout(parishes, about)),
  counts("^Soils | {n}$", () => [soils.length]),
  counts("^One year, {n} seasons$", () => [seasons.length]),
  claim("its weather of the day and of the next {n} on its page", ({ numbers: [days] }) => {
    return weather().split("<li").length - 1 === 1 + days!;
  }),
];

// What the landing page's words say in numbers is so: by the very code that they speak of, or by what a studio's collection is.
import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { stages } from "../../src/farm/describe/strings.ts";
import { readyAt } from "../../src/farm/growth/grow.ts";
import { heirloomIds } from "../../src/farm/tables/heirlooms.ts";
import { did, start, trialFarm, trialGround } from "../../src/farm/testing/trial.ts";

const folder = resolve(import.meta.dirname, "../../content/landing");

/** How long a sunflower takes on dry soil, over how long in moist. */
function moistRate(): number {
  const ground = trialGround();
  const sown = did(trialFarm(ground), ground, {
    kind: "sow",
    plots: 1,
    what: "sunflower",
    at: start,
  });
  const watered = did(sown, ground, { kind: "water", plots: 1, at: start });
  const span = (farm: typeof sown) => readyAt(ground, farm, 0)! - start;
  return span(sown) / span(watered);
}

/** Each number that may stand in the words, with what it has to be. */
const claims: Readonly<Record<string, () => boolean>> = {
  "of twenty-four": () => heirloomIds.length === 24,
  "× 1.5": () => moistRate() === 1.5,
  "shown seven times": () => stages.length === 7,
};

/** Turns of speech, and what is seen in a picture: they count nothing that there is. */
const said = [
  "one heirloom seed",
  "in ten years",
  "Field 417,",
  "Field 44,",
  "six-sided island",
  "one sunflower",
  "own one",
  "nine times",
  "one corner",
];

const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/i;

const texts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(texts)
      : [];

const written = globSync(join(folder, "*.json")).map(
  (file) => [basename(file), texts(JSON.parse(readFileSync(file, "utf8")))] as const,
);

/** Those of the map are told with the map. */
it.each(written.filter(([name]) => name !== "world.json"))(
  "%s counts nothing but what is filled in, or proved here",
  (_, all) => {
    for (const text of all) {
      const rest = [...Object.keys(claims), ...said].reduce(
        (left, known) => left.replaceAll(known, ""),
        text.replace(/\{\w+\}/g, ""),
      );
      expect(rest, text).not.toMatch(number);
    }
  },
);

it.each(Object.entries(claims))("“%s” is so", (claim, isSo) => {
  const isSaid = written.some(([, all]) => all.some((text) => text.includes(claim)));
  if (isSaid) expect(isSo()).toBe(true);
});

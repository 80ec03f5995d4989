// Whoever the scene has on its grass may be called by the law, in each region and season.
import { expect, test } from "vitest";
import { companionsIn, mayKeepCompany } from "../../../farm/meadow/company.ts";
import { onField } from "../../../fields/diorama/beasts.ts";
import { composeDiorama } from "../../../fields/diorama/compose.ts";
import { odds } from "../../../fields/odds.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import { seasons } from "../../../models/seasons.ts";
import { framedBeds } from "../plants/tilled.ts";
import { yardGroundOf } from "../yard/yardPlaces.ts";
import { herdOf } from "./buildFarm.ts";

const traits = fieldTraits("0x5FbDB2315678afecb367f032d93F642f64180aa3", 417);

test("knows everybody that grazes", () => {
  const met = odds.region.flatMap(({ id: region }, n) => {
    const season = seasons[n % seasons.length]!;
    return companionsIn(herdOf({ traits: { ...traits, region }, season })).map(
      (who) => [region, who] as const,
    );
  });
  expect(met.length).toBeGreaterThan(8);
  expect(met.filter(([region, who]) => !mayKeepCompany({ region }, who))).toEqual([]);
});

test("names those that stand on its land, by night as well", () => {
  const season = "leafFall";
  const ground = yardGroundOf(traits);
  const named = herdOf({ traits, season });
  const standing = new Set(
    composeDiorama(traits, season, "night", framedBeds, false, ground).parts.map((part) =>
      JSON.stringify(part),
    ),
  );
  const { herd } = composeDiorama(traits, season, "day", framedBeds, true, ground);
  const seen = herd!.filter((one) =>
    onField(one).every((part) => standing.has(JSON.stringify(part))),
  );
  expect(seen.map(({ kind }) => kind)).toEqual(named);
  expect(named.length).toBeGreaterThan(0);
});

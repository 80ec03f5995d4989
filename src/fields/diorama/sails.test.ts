// Sails and animals by themselves are where the whole picture has them, and smoke has a mouth of its own.
import { describe, expect, test } from "vitest";
import { type Part, placed, turned } from "../../models/parts.ts";
import { residentKindOf } from "../residents/residentKindOf.ts";
import { fieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { onField } from "./beasts.ts";
import { composeDiorama } from "./compose.ts";

const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

/** As far as a picture shows it. */
const rounded = (part: Part): string =>
  JSON.stringify(part, (_, value) =>
    typeof value === "number" ? Math.round(value * 1e4) / 1e4 + 0 : value,
  );

describe("sails of a mill", () => {
  test("a mill without its sails, and they beside it, are the whole mill", () => {
    const traits = { ...fieldTraits(collection, 44), landmark: "mill" } as const;
    const whole = composeDiorama(traits, "leafFall", "day").parts;
    const { parts, sails, herd } = composeDiorama(traits, "leafFall", "day", undefined, true);
    const { at, heading, size, angle } = sails!;
    const own = placed(turned(sails!.parts, [0, 0, angle]), at, heading, size);
    expect(own.length).toBeGreaterThan(30);
    const grazing = herd!.flatMap(onField);
    expect(grazing.length).toBeGreaterThan(10);
    expect(parts).toHaveLength(whole.length - own.length - grazing.length);
    const rest = new Set(parts.map(rounded));
    const missing = whole.filter((part) => !rest.has(rounded(part)));
    expect(missing.map(rounded).toSorted()).toEqual([...own, ...grazing].map(rounded).toSorted());
  });

  test("where no mill stands nothing turns, and nothing is missing", () => {
    const traits = { ...fieldTraits(collection, 44), landmark: "chapel" } as const;
    const { parts, sails, herd } = composeDiorama(traits, "leafFall", "day", undefined, true);
    expect(sails).toBeNull();
    const all = [...parts, ...herd!.flatMap(onField)].map(rounded).toSorted();
    expect(all).toEqual(composeDiorama(traits, "leafFall", "day").parts.map(rounded).toSorted());
  });

  test("smoke rises at the chimney, but not through a bird that sits on it or beside a crooked one", () => {
    const fields = Array.from({ length: 400 }, (_, n) => fieldTraits(collection, n * 25));
    const smokes = (traits: (typeof fields)[number]) =>
      composeDiorama(traits, "highSun", "day", () => [], true).smokes;
    const crooked = fields.find((traits) => whimOf(traits).id === "crooked-chimney")!;
    const blackbird = fields.find(
      (traits) => residentKindOf(traits) === "blackbird" && whimOf(traits).at !== "chimney",
    )!;
    const usual = fields.find(
      (traits) => residentKindOf(traits) === "hedgehog" && whimOf(traits).at !== "chimney",
    )!;
    expect(smokes(crooked)).toBeNull();
    expect(smokes(blackbird)).toBeNull();
    const { anchors, smokes: mouth } = composeDiorama(usual, "highSun", "day", () => [], true);
    expect(mouth).toEqual(anchors.chimney.at);
  });
});

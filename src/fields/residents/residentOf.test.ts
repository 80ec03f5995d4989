// Residents live where they may, most fields have somebody of their own land, and nobody is forgotten.
import { describe, expect, it } from "vitest";
import { residentModels } from "../../models/residents/residentModels.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { odds } from "../odds.ts";
import { fieldTraits } from "../traits.ts";
import { callNames } from "./callNames.ts";
import { habitOf, habits } from "./habits.ts";
import { type ResidentKind, type ResidentName, residentKinds } from "./residentKinds.ts";
import { residentOf } from "./residentOf.ts";

const kinds = Object.entries(residentKinds) as [ResidentName, ResidentKind][];
const fields = Array.from({ length: 10_000 }, (_, id) => fieldTraits(goldenCollection, id));

describe("the kinds", () => {
  it("are sixty, and each has a habit that ends the sentence well", () => {
    expect(kinds).toHaveLength(60);
    expect(new Set(habits).size).toBe(60);
    expect(habits).toHaveLength(60);
    for (const [kind] of kinds) {
      const habit = habitOf(kind);
      expect(kind).toMatch(/^[a-z][a-z' -]+[a-z]$/);
      // A verb in the third person, and no mark at the end.
      expect(habit).toMatch(/^([a-z]+s|has) ?.*[a-zM]\w*$|^plops$/);
    }
  });

  it("have their own habits, in the middle of the list and at its end", () => {
    expect(habitOf("mole")).toBe("has made eleven hills in a row");
    expect(habitOf("water vole")).toBe("plops");
    expect(habitOf("scarecrow in a sailor's cap")).toBe("looks out for ships");
  });

  it("have a model each, and no model is nobody's", () => {
    expect(Object.keys(residentModels).toSorted()).toEqual(Object.keys(residentKinds).toSorted());
  });

  it("leave somebody for every land with every water", () => {
    for (const { id: region } of odds.region)
      for (const { id: water } of odds.water) {
        const own = kinds.filter(([, { where }]) =>
          where?.some((at) => at === region || at === water),
        );
        expect(own.length, `${region} ${water}`).toBeGreaterThan(2);
      }
  });

  it("are called by 96 names, none twice", () => {
    const names = [...callNames.she, ...callNames.he];
    expect(new Set(names).size).toBe(96);
    expect(names).toHaveLength(96);
  });
});

describe("residentOf", () => {
  it("settles nobody where they may not live, or under a name that is not theirs", () => {
    for (const field of fields) {
      const { kind, name, habit } = residentOf(field);
      const { where, sex }: ResidentKind = residentKinds[kind];
      expect(habit).toBe(habitOf(kind));
      if (where) expect(where.some((at) => at === field.region || at === field.water)).toBe(true);
      if (sex) expect(callNames[sex]).toContain(name);
    }
  });

  it("gives three fields of five, and some more, to those tied to their land", () => {
    const tied = fields.filter((field) => "where" in residentKinds[residentOf(field).kind]);
    expect(tied.length).toBeGreaterThan(6_000);
    expect(tied.length).toBeLessThan(8_500);
  });

  it("forgets no kind, and lets none be everywhere", () => {
    const counts = new Map(kinds.map(([kind]) => [kind, 0]));
    for (const field of fields) {
      const { kind } = residentOf(field);
      counts.set(kind, counts.get(kind)! + 1);
    }
    for (const [kind, count] of counts) {
      expect(count, kind).toBeGreaterThan(15);
      expect(count, kind).toBeLessThan(600);
    }
  });
});

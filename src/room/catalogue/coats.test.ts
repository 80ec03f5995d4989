// Pieces in other colours and of printed cloth: each part has its own, and nothing else of the piece changes.
import { describe, expect, it } from "vitest";
import { palette } from "../../models/palette.ts";
import { toneBeside } from "../../models/prints/toneBeside.ts";
import { type Coated, coatOf } from "../model/coat.ts";
import { allPieces, madeIn, otherTintsOf, partTintsOf, siteCatalogue } from "./index.ts";
import { partsOfPiece } from "./partsOfPiece.ts";
import { pieceRow } from "./rows.ts";

const pieces = allPieces();

describe("a piece in a coat", () => {
  it("tints and puts out, and leaves the piece as it was", () => {
    const made = partsOfPiece("sofa");
    const tint = otherTintsOf("sofa")[0]!;
    expect(madeIn("sofa")?.id).toBe("as-made");
    expect(siteCatalogue.item("sofa")?.tints).toEqual(otherTintsOf("sofa").map(({ id }) => id));
    expect(partsOfPiece("sofa", { coat: tint.id })).not.toEqual(made);
    expect(partsOfPiece("sofa", { coat: "no-such-tint" })).toEqual(made);
    expect(partsOfPiece("candle").some(({ glow }) => glow)).toBe(true);
    expect(partsOfPiece("candle", { isLit: false }).some(({ glow }) => glow)).toBe(false);
    expect(partsOfPiece("sofa")).toBe(made);
    expect(siteCatalogue.tintName("moss")).toBe("Moss");
    expect(siteCatalogue.tintName("teal")).toBe("Teal");
  });

  it("tints every part in all its colours, and no part in that of another", () => {
    for (const { id } of pieces) {
      const made = partsOfPiece(id);
      const offered = partTintsOf(id);
      expect(Object.keys(siteCatalogue.item(id)?.partTints ?? {}), id).toEqual(
        offered.map(({ part }) => part),
      );
      const own = offered.flatMap(({ tints }) => Object.keys(tints.at(-1)!.colours));
      expect(new Set(own).size, id).toBe(own.length);
      for (const { part, tints } of offered) {
        const ids = tints.map((tint) => tint.id);
        expect(siteCatalogue.item(id)!.partTints![part], id).toEqual(ids.slice(1));
        for (const tint of ids.slice(1)) {
          const coat = coatOf({ partTints: { [part]: tint } });
          const changed = partsOfPiece(id, { coat }).filter(
            ({ colour, top }, i) => colour !== made[i]!.colour || top !== made[i]!.top,
          );
          expect(changed.length, `${id}: ${part} in ${tint}`).toBeGreaterThan(0);
        }
      }
    }
  });

  it("leaves a part its own colour in whatever tint all of the piece is", () => {
    const colours = (coat: string | undefined) =>
      new Set(partsOfPiece("sofa", { coat }).map(({ colour }) => colour));
    const { colours: to } = partTintsOf("sofa")
      .find(({ part }) => part === "light")!
      .tints.find(({ id }) => id === "rose")!;
    const [rose] = Object.values(to);
    const coat = coatOf({ tint: "denim", partTints: { light: "rose" } });
    expect(colours(coat)).toContain(rose);
    expect(colours(coat)).toContain(otherTintsOf("sofa").find(({ id }) => id === "denim")!.swatch);
    expect(colours(coat)).not.toContain(palette.moss);
    expect(partsOfPiece("sofa", { coat: ".metal:brass" })).toEqual(partsOfPiece("sofa"));
  });

  it("prints what is of cloth and only that, in every pattern", () => {
    for (const { id } of pieces) {
      const made = partsOfPiece(id);
      const prints = siteCatalogue.item(id)!.prints ?? [];
      for (const part of prints) {
        const coat = coatOf({ patterns: { [part]: "dots" } });
        const dotted = partsOfPiece(id, { coat });
        expect(
          dotted.some(({ print }) => print?.pattern === "dots"),
          `${id}: ${part}`,
        ).toBe(true);
        for (const [i, { print, ...plain }] of dotted.entries()) {
          expect(plain, id).toEqual(made[i]);
          expect(print && plain.glow, id).toBeFalsy();
        }
      }
      if (prints.includes("whole")) expect(pieceRow(id)?.tint?.[0], id).toBe("cloth");
    }
    const of = (id: string) => siteCatalogue.item(id)?.prints;
    expect(of("sofa")).toEqual(["whole", "light", "trim"]);
    expect(of("velvet-curtains")).toContain("whole");
    expect([of("farm-table"), of("single-bed")]).toEqual([["cloth"], ["cloth", "trim"]]);
    for (const id of ["round-table", "candle", "twin-sconce", "slippers", "floor-lamp"])
      expect(of(id), id).toBeUndefined();
    expect(siteCatalogue.patternName("stripe")).toBe("Stripes");
    expect(siteCatalogue.patternName("plain")).toBeUndefined();
    const words = (more: Coated) => {
      const patterns = { whole: "stripe", light: "plain" };
      return siteCatalogue.patternWords({ model: "sofa", patterns, ...more }, "whole");
    };
    expect(words({})).toBe("cream stripes");
    expect(words({ tint: "oat" })).toBe("tan stripes");
    expect(words({ patterns: { whole: "tartan" } })).toBeUndefined();
    expect(words({ patterns: { light: "dots" } })).toBeUndefined();
  });

  it("has a part's own pattern before that of the whole, in a tone of the part's own colour", () => {
    const printsIn = (coat: string) =>
      new Map(
        partsOfPiece("sofa", { coat }).flatMap(({ colour, print }) =>
          print ? [[colour, print]] : [],
        ),
      );
    const { swatch } = otherTintsOf("sofa").find(({ id }) => id === "denim")!;
    const both = printsIn("denim.whole_stripe.light_dots");
    expect(both.get(swatch)).toMatchObject({ pattern: "stripe", tone: toneBeside(swatch) });
    expect([...both.values()].map(({ pattern }) => pattern)).toContain("dots");
    const plain = printsIn("denim.whole_stripe.light_plain");
    expect(new Set([...plain.values()].map(({ pattern }) => pattern))).toEqual(new Set(["stripe"]));
    expect(plain.size).toBeLessThan(both.size);
    expect(partsOfPiece("sofa", { coat: ".wood_stripe" })).toEqual(partsOfPiece("sofa"));
  });
});

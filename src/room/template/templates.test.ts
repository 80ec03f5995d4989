// The rooms to begin with obey every rule, and each is furnished like a room somebody lives in.
import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { allPieces } from "../catalogue/index.ts";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import { badPatterns } from "../commands/badPatterns.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { roomHours } from "../model/room.ts";
import { isId, isName } from "../model/schema.ts";
import { violations } from "../rules/violations.ts";
import { blankRoom, templates as templatesOf, templateUrl } from "./index.ts";

const templates = templatesOf();
const bare = "bare-walls";
const furnished = templates.filter(({ id }) => id !== bare);

const living =
  /cat$|cat-in|puppy|rabbit|tortoise|goldfish|finches|sheepdog|hen$|fern|fig|lemon|ivy|vine|palm|tulips|lavender|cacti|herbs|flowers|moss-house|trellis|fir$|skep|bird/;

/** What makes a room one's own at a glance; each belongs to one room. */
const faces = {
  curtain: ({ words }) => words.includes("curtain"),
  rug: ({ id }) => siteCatalogue.item(id)?.isFlat === true,
  cat: ({ words }) => words.includes("cat"),
} as const satisfies Record<string, (piece: ReturnType<typeof allPieces>[number]) => boolean>;

describe("templates", () => {
  describe("the templates", () => {
    it("are twelve rooms and four bare walls, each with its own name and words", () => {
      expect(furnished).toHaveLength(12);
      expect(templates[1]?.id).toBe(bare);
      for (const of of ["id", "name", "words"] as const)
        expect(new Set(templates.map((template) => template[of])).size).toBe(templates.length);
      for (const { id, name, document } of templates) {
        expect(isName(name) && isId(id), id).toBe(true);
        expect(document.shell.name.length).toBeGreaterThan(0);
        expect(templateUrl(id)).toBe(`/pieces/room-${id}.webp`);
      }
    });

    it.each(templates)(
      "$name breaks no rule, in no finish unknown, and survives being saved",
      ({ document }) => {
        expect(violations(document, siteCatalogue)).toEqual([]);
        const { floor, walls } = document.shell;
        expect(siteCatalogue.finish(floor.kind)?.covers).toContain("floor");
        for (const wall of Object.values(walls))
          expect(siteCatalogue.finish(wall.kind)?.covers).toContain("wall");
        for (const { id, model, tint, patterns = {} } of document.items.values()) {
          const known = siteCatalogue.item(model)!;
          if (tint !== undefined) expect(known.tints).toContain(tint);
          expect(badPatterns(known, patterns, siteCatalogue), id).toBeNull();
        }
        expect(decode(encode(document))).toEqual({ ok: true, value: document });
      },
    );

    it.each(furnished)(
      "$name has things on things, lamps for the night, and something alive",
      ({ document }) => {
        const items = [...document.items.values()];
        expect(items.length).toBeGreaterThanOrEqual(25);
        expect(items.length).toBeLessThanOrEqual(60);
        expect(items.filter(({ at }) => at.kind === "on").length).toBeGreaterThanOrEqual(5);
        expect(items.filter(({ at }) => at.kind === "wall").length).toBeGreaterThanOrEqual(3);
        const lamps = items.filter(({ model }) => siteCatalogue.item(model)?.isLamp);
        expect(lamps.length).toBeGreaterThanOrEqual(2);
        expect(items.filter(({ model }) => living.test(model)).length).toBeGreaterThanOrEqual(2);
        expect(document.openings.size).toBeGreaterThanOrEqual(2);
      },
    );
  });

  describe("the templates beside each other", () => {
    it("have printed cloth in some of them and not in all", () => {
      const printed = furnished.filter(({ document }) =>
        [...document.items.values()].some(({ patterns }) => patterns),
      );
      expect(printed.length).toBeGreaterThanOrEqual(3);
      expect(printed.length).toBeLessThan(furnished.length);
    });

    const worn = (document: (typeof furnished)[number]["document"], face: keyof typeof faces) => {
      const ids = new Set(
        allPieces()
          .filter(faces[face])
          .map(({ id }) => id),
      );
      const items = [...document.items.values()].filter(({ model }) => ids.has(model));
      return new Set(
        items.map(({ model, tint }) => (face === "curtain" ? `${model} ${tint}` : model)),
      );
    };

    it.each(["curtain", "rug", "cat"] as const)("no two share a %s", (face) => {
      const all = furnished.flatMap(({ document }) => [...worn(document, face)]);
      expect(all.length).toBeGreaterThanOrEqual(5);
      expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    });

    it.each(furnished)(
      "$name has curtains of its own before bare windows, and a rug",
      ({ document }) => {
        expect(worn(document, "curtain").size).toBe(1);
        expect(worn(document, "rug").size).toBe(1);
        expect([...document.openings.values()].map(({ model }) => model)).not.toContain("casement");
      },
    );

    it("are of many shapes, and seen by day, in the evening and by night", () => {
      const sizes = furnished.map(({ document }) => document.shell.size);
      const shapes = new Set(sizes.map(({ columns, rows }) => `${columns} x ${rows}`));
      expect(shapes.size).toBeGreaterThanOrEqual(6);
      const isSquare = ({ columns, rows }: (typeof sizes)[number]) => columns === rows;
      expect(sizes.filter(isSquare).length).toBeLessThanOrEqual(3);
      for (const light of roomHours)
        expect(
          furnished.filter(({ document }) => document.shell.light === light).length,
          light,
        ).toBeGreaterThanOrEqual(3);
    });
  });

  it("begins without any template with the bare one", () => {
    expect(blankRoom()).toEqual(templates[1]?.document);
  });

  it("has a document beside it for each card, and a card for each document", async () => {
    const names = await readdir(import.meta.dirname);
    const documents = names.filter((name) => name.endsWith(".json"));
    expect(documents.toSorted()).toEqual(templates.map(({ id }) => `${id}.json`).toSorted());
  });
});

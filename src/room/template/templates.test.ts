// The rooms to begin with obey every rule, and each is furnished like a room somebody lives in.
import { describe, expect, it } from "vitest";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { isId, isName } from "../model/schema.ts";
import { violations } from "../rules/violations.ts";
import { bareRoom } from "./bareRoom.ts";
import { blankRoom } from "./blankRoom.ts";
import { compose, hang, open, put, stand } from "./compose.ts";
import { templates, templateUrl } from "./index.ts";

const bare = "bare-walls";
const furnished = templates.filter(({ id }) => id !== bare);

const living =
  /cat|sheepdog|hen$|fern|fig|lemon|ivy|herbs|flowers|moss-house|trellis|fir$|skep|bird/;

describe("the templates", () => {
  it("are ten rooms and four bare walls, each with its own name and words", () => {
    expect(furnished).toHaveLength(10);
    expect(templates.at(-1)?.id).toBe(bare);
    for (const of of ["id", "name", "words"] as const)
      expect(new Set(templates.map((template) => template[of])).size).toBe(templates.length);
    for (const { id, name, document } of templates) {
      expect(isName(name) && isId(id), id).toBe(true);
      expect(document.shell.name.length).toBeGreaterThan(0);
      expect(templateUrl(id)).toBe(`/pieces/room-${id}.svg`);
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
      for (const { model, tint } of document.items.values())
        if (tint !== undefined) expect(siteCatalogue.item(model)?.tints).toContain(tint);
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

it("begins without any template like the bare one", () => {
  expect(blankRoom(siteCatalogue)).toEqual(compose(bareRoom, siteCatalogue));
});

describe("the language of templates", () => {
  const plan = {
    name: "Try",
    columns: 6,
    rows: 6,
    floor: "pine-boards",
    wall: "limewash",
    things: [
      open("north", 1, "casement"),
      stand("farm-table", 2, 2.25, {
        with: [put("candle", 0.5, 0.25, { unlit: true }), put("candle", 1.5, 0)],
      }),
      hang("west", 1.5, "wall-clock", 2.5),
    ],
  };

  it("counts in tiles from the corner, and on a table from the corner of the table", () => {
    const { items, openings } = compose(plan, siteCatalogue);
    expect(items.get("farm-table")?.at).toEqual({ kind: "floor", x: 8, z: 9 });
    expect(items.get("candle")).toMatchObject({
      at: { kind: "on", carrier: "farm-table", level: 0, x: 2, z: 1 },
      unlit: true,
    });
    expect(items.get("candle-2")?.at).toMatchObject({ x: 6, z: 0 });
    expect(items.get("wall-clock")?.at).toEqual({ kind: "wall", wall: "west", along: 6, up: 10 });
    expect(openings.get("casement")).toMatchObject({ wall: "north", along: 4, up: 5 });
  });

  it("names what the catalogue does not have", () => {
    expect(() => compose({ ...plan, things: [stand("throne", 0, 0)] }, siteCatalogue)).toThrow(
      "throne",
    );
  });
});

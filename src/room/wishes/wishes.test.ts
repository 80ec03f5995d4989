// Every card can be answered, every sort is found, and nothing that is added takes a wish away.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { villagers } from "../../farm/tables/villagers.ts";
import { allPieces } from "../catalogue/pieces.ts";
import { coloursOfFinish } from "../catalogue/roomMarks.ts";
import { isOfFarm, usualUpOf } from "../catalogue/rows.ts";
import { catalogueWith, siteCatalogue } from "../catalogue/siteCatalogue.ts";
import { floorPlace, thing, wall } from "../model/placed.ts";
import type { Item, ItemPlace, ModelId, RoomDocument } from "../model/room.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { violations } from "../rules/violations.ts";
import { blankRoom, templates } from "../template/templates.ts";
import { cardStrings } from "./cardStrings.ts";
import { commissions } from "./commissions.ts";
import { isOfSort, judge } from "./judge.ts";
import { sorts } from "./sorts.ts";
import { wishWords } from "./strings.ts";
import { isoWeek, themeOf, themes } from "./themes.ts";
import { lampsWish, nearWish, piecesWish, type RoomWish, type Sort } from "./wish.ts";

const free = allPieces().filter(({ id }) => !isOfFarm(id));
const lists = [...commissions, ...themes];

function placed(room: RoomDocument, model: ModelId, by?: ItemPlace): RoomDocument {
  const { stands } = siteCatalogue.item(model)!;
  const start = stands.includes("wall") ? wall("north", 8, usualUpOf(model)) : floorPlace(8, 8);
  const item: Item = thing(`t${room.items.size}`, model, by ?? start);
  const at = nearestFree(room, siteCatalogue, item) ?? item.at;
  return withItems(room, [...room.items.values(), { ...item, at }]);
}

const firstOf = (sort: Sort) => free.find(({ id }) => isOfSort(sort, id))!.id;
const lamp = free.find(({ id }) => siteCatalogue.item(id)!.isLamp)!.id;

function granted(room: RoomDocument, wish: RoomWish): RoomDocument {
  switch (wish.kind) {
    case "pieces":
      return placed(room, firstOf(wish.of));
    case "lamps":
      return placed(room, lamp);
    case "near": {
      const besides = placed(room, firstOf(wish.to));
      return placed(besides, firstOf(wish.of), [...besides.items.values()].at(-1)!.at);
    }
    case "hour":
      return { ...room, shell: { ...room.shell, light: wish.light } };
    case "walls": {
      const kind = Object.entries(coloursOfFinish).find(([, all]) => all.includes(wish.colour))![0];
      return { ...room, shell: { ...room.shell, walls: { ...room.shell.walls, north: { kind } } } };
    }
  }
}

describe("wishes of a room", () => {
  test.each(lists)(
    "$id can be met, in a room where nothing stands in anything else",
    ({ wishes }) => {
      let room: RoomDocument = {
        ...bareRoom(20, 20),
        shell: { ...blankRoom().shell, size: { columns: 20, rows: 20, height: 12 } },
      };
      expect(judge(room, siteCatalogue, wishes).length).toBeGreaterThan(0);
      for (let i = 0; i < 40; i += 1) {
        const [open] = judge(room, siteCatalogue, wishes);
        if (!open) break;
        expect(wishWords(open.wish)).not.toBe("");
        room = granted(room, open.wish);
      }
      expect(judge(room, siteCatalogue, wishes)).toEqual([]);
      expect(violations(room, siteCatalogue)).toEqual([]);
    },
  );

  test("two cards come from each villager, each with words and thanks of its own", () => {
    for (const villager of villagers)
      expect(commissions.filter(({ from }) => from === villager)).toHaveLength(2);
    expect(Object.keys(cardStrings)).toEqual(commissions.map(({ id }) => id));
    const texts = Object.values(cardStrings).flatMap(({ title, words, thanks }) => [
      title,
      words,
      thanks,
    ]);
    expect(new Set(texts).size).toBe(72);
    for (const text of texts) expect(text.length).toBeLessThan(330);
  });

  test("every sort has a piece that needs no farm, and is asked for by somebody", () => {
    const asked = new Set(
      lists.flatMap(({ wishes }) =>
        wishes.flatMap((wish) =>
          wish.kind === "pieces" ? [wish.of] : wish.kind === "near" ? [wish.of, wish.to] : [],
        ),
      ),
    );
    for (const [name, sort] of Object.entries(sorts)) {
      expect(
        free.some(({ id }) => isOfSort(sort, id)),
        name,
      ).toBe(true);
      expect(asked.has(sort), name).toBe(true);
    }
  });

  test("another piece takes no wish away, whatever stands there and whatever is owned", () => {
    const models = free.map(({ id }) => id);
    const wishes = lists.flatMap((list) => list.wishes);
    const spot = fc.record({ model: fc.constantFrom(...models), x: fc.nat(60), z: fc.nat(60) });
    const owned = fc.dictionary(fc.constantFrom(...models), fc.nat(2), { maxKeys: 20 });
    forAll(
      { numRuns: 60, seed: 23 },
      [fc.record({ spots: fc.array(spot, { minLength: 1, maxLength: 25 }), owned })],
      ({ spots, owned: counts }) => {
        const catalogue = catalogueWith(new Map(Object.entries(counts)));
        // Ids in no order of age, since of what is borrowed ids decide.
        const items = spots.map(({ model, x, z }, i) =>
          thing(`t${(i * 7) % 26}`, model, floorPlace(x, z)),
        );
        const open = (count: number) =>
          new Map(
            judge(withItems(bareRoom(16, 16), items.slice(0, count)), catalogue, wishes).map(
              ({ wish, have }) => [wish, have],
            ),
          );
        const [before, after] = [open(items.length - 1), open(items.length)];
        for (const [wish, have] of after) {
          expect(before.has(wish)).toBe(true);
          expect(have).toBeGreaterThanOrEqual(before.get(wish)!);
        }
      },
    );
  });

  describe("what does not count", () => {
    const cat = firstOf(sorts.cat);
    const room = (...items: Item[]) => withItems(bareRoom(), items);

    test("a thing that is only borrowed", () => {
      const two = room(thing("a", cat, floorPlace(2, 2)), thing("b", cat, floorPlace(12, 12)));
      const open = (count: number) =>
        judge(two, catalogueWith(new Map([[cat, count]])), [piecesWish(sorts.cat, 2)]);
      expect(open(0)).toMatchObject([{ have: 0 }]);
      expect(open(1)).toMatchObject([{ have: 1 }]);
      expect(open(2)).toEqual([]);
    });

    test("a lamp that was put out, and what is too far away", () => {
      const dark = room(thing("a", "floor-lamp", floorPlace(2, 2), { unlit: true }));
      expect(judge(dark, siteCatalogue, [lampsWish(1)])).toMatchObject([{ have: 0 }]);
      const wish = [nearWish(sorts.cat, sorts.lamp, 2)];
      const apart = (x: number) =>
        judge(
          room(thing("l", "floor-lamp", floorPlace(0, 0)), thing("c", cat, floorPlace(x, 0))),
          siteCatalogue,
          wish,
        );
      const width = siteCatalogue.item("floor-lamp")!.width;
      expect(apart(width + 8)).toEqual([]);
      expect(apart(width + 9)).toHaveLength(1);
    });
  });

  test("words say what is wanted", () => {
    expect(wishWords(lampsWish(3))).toBe("three lamps that burn");
    expect(wishWords(nearWish(sorts.seat, sorts.table, 1))).toBe("a seat next to the table");
    expect(wishWords(piecesWish(sorts.seat, 3))).toBe("three seats");
  });

  test("each week has a theme, by the calendar of UTC, and no room to begin with meets them all", () => {
    expect(themes).toHaveLength(52);
    const weeks = [
      "2026-01-01",
      "2025-12-29",
      "2027-01-03",
      "2027-01-04",
      "2026-11-25",
      "2024-12-30",
    ];
    expect(weeks.map((day) => isoWeek(Date.parse(day)))).toEqual([1, 1, 53, 1, 48, 1]);
    expect(isoWeek(Date.parse("2026-11-29T23:59:59Z"))).toBe(48);
    expect(isoWeek(Date.parse("2026-11-30T00:00:00Z"))).toBe(49);
    expect(themeOf(53)).toBe(themeOf(52));
    for (const { document } of templates())
      expect(themes.some(({ wishes }) => judge(document, siteCatalogue, wishes).length > 0)).toBe(
        true,
      );
  });
});

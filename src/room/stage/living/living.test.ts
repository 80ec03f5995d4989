// Flames that burn, animals and clocks live, each where it is in the room; what was put out or never burned does not.
import { describe, expect, test } from "vitest";
import { floorPlace, thing } from "../../model/placed.ts";
import type { Item } from "../../model/room.ts";
import { livingOf } from "./living.ts";

const standing = (item: Item, turn: 0 | 1 = 0) => ({
  id: item.id,
  item,
  spot: { x: 2, y: 1, z: -1, turn } as const,
});
const here = floorPlace(0, 0);

describe("what lives in a room", () => {
  test("a candle burns, and so does a hearth; put out it does not, and a table never did", () => {
    const { flames } = livingOf([
      standing(thing("candle", "candle", here)),
      standing(thing("cold", "candle", here, { unlit: true })),
      standing(thing("hearth", "stone-hearth", here)),
      standing(thing("table", "farm-table", here)),
      standing(thing("lamp", "floor-lamp", here)),
    ]);
    expect(flames.map(({ id, hasTongue }) => [id, hasTongue])).toEqual([
      ["candle", true],
      ["hearth", true],
    ]);
    const [x, y, z] = flames[0]!.at;
    expect([Math.round(x), y, z]).toEqual([2, 1.46, -1]);
  });

  test("embers glow and have no tongue", () => {
    const { flames } = livingOf([standing(thing("anvil", "anvil", here))]);
    expect(flames.map(({ hasTongue }) => hasTongue)).toEqual([false]);
  });

  test("steam rises where a kettle ends and a cup is open, and over no cold jug", () => {
    const [spout, ...more] = livingOf([
      standing(thing("kettle", "copper-kettle", here), 1),
      standing(thing("milk", "milk-churn", here)),
    ]).mouths;
    expect(more).toEqual([]);
    expect(spout!.map((v) => Math.round(v * 100) / 100)).toEqual([2, 1.33, -1.36]);
  });

  test("animals breathe, but for one whose box would breathe with it", () => {
    const models = ["sleeping-cat", "black-cat", "sheepdog", "cat-in-a-box", "teddy-bear"];
    const { animals } = livingOf(models.map((model) => standing(thing(model, model, here))));
    expect(animals.map(({ id }) => id)).toEqual(["sleeping-cat", "black-cat", "sheepdog"]);
    expect(animals[0]!.at).toEqual([2, 1, -1]);
  });

  test("every clock of the catalogue has a dial, which turns with it", () => {
    const clocks = ["wall-clock", "alarm-clock", "grandfather-clock"];
    const told = livingOf(clocks.map((model) => standing(thing(model, model, here), 1))).clocks;
    expect(told.map(({ id }) => id)).toEqual(clocks);
    const [{ at, dial }] = told as [(typeof told)[number]];
    expect(at).toEqual([2 + dial[2], 1 + dial[1], -1 - dial[0]]);
  });
});

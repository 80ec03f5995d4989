// What the farms of a device have made is counted and named in its rooms, and follows what is done on them.
import { describe, expect, test, vi } from "vitest";
import { trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import type { KeptFarm } from "../../play/kept/index.ts";
import { allPieces, catalogueWith } from "../catalogue/index.ts";
import { openMade } from "./openMade.ts";

const ground = trialGround();
const farmWith = (book: KeptFarm["farm"]["book"]): KeptFarm => ({
  ground,
  farm: trialFarm(ground, { book }),
});

describe("openMade", () => {
  test("counts dishes, keepsakes and trophies, marks what is free, and knows the dyes", async () => {
    let farms = [
      farmWith({
        "dish peaSoup": { n: 3, first: trialStart },
        "piece bad-chair": { n: 1, first: trialStart },
        "dye carrot highSun": { n: 1, first: trialStart },
      }),
    ];
    let tell = () => {};
    const close = vi.fn();
    const drawn: number[] = [];
    const freed = vi.fn();
    const openFarms = async () => ({
      farms: () => farms,
      subscribe: (listener: () => void) => {
        tell = listener;
        return () => {};
      },
      close,
    });
    const draw = async ({ ground: { field } }: KeptFarm) => {
      drawn.push(field);
      return new Blob([`${field}`]);
    };
    const made = openMade({ openFarms, draw, newUrl: () => "blob:farm", freeUrl: freed });
    const catalogue = catalogueWith(new Map(), made.here);
    expect(catalogue.owned("dish-pea-soup")).toBe(0);
    await made.ready;
    expect(catalogue.owned("dish-pea-soup")).toBe(3);
    expect(catalogue.owned("trophy-carrot")).toBe(0);
    expect(catalogue.owned("bad-chair")).toBeUndefined();
    expect([0, 1].map((nth) => catalogue.mark("bad-chair", nth))).toEqual([
      "made from 1 timber of field 417, Seedtime 2026",
      undefined,
    ]);
    expect([2, 3].map((nth) => catalogue.mark("dish-pea-soup", nth))).toEqual([
      "one of 3 cooked on field 417, the first in Seedtime 2026",
      undefined,
    ]);
    expect(catalogue.lacksDye("dye-carrot-highSun")).toBe(false);
    expect(catalogue.lacksDye("dye-carrot-leafFall")).toBe(true);
    expect(catalogue.lacksDye("moss")).toBe(false);

    const heard = vi.fn();
    made.subscribe(heard);
    farms = [...farms, farmWith({ "piece keepsake-red-wren": { n: 1, first: trialStart } })];
    tell();
    expect(heard).toHaveBeenCalledOnce();
    expect(catalogue.owned("keepsake-red-wren")).toBe(1);
    expect(made.fields()).toEqual([417]);
    expect(await Promise.all([417, 3, 417].map(made.pictureOf))).toEqual([
      "blob:farm",
      null,
      "blob:farm",
    ]);
    expect(drawn).toEqual([417]);
    made.close();
    expect(close).toHaveBeenCalledOnce();
    expect(freed).toHaveBeenCalledExactlyOnceWith("blob:farm");
  });

  test("all of the farm may be borrowed where there is no farm, or none that answers", async () => {
    const noPicture = { draw: async () => null, newUrl: () => "", freeUrl: () => {} };
    for (const openFarms of [async () => null, async () => Promise.reject(new Error("down"))]) {
      const made = openMade({ openFarms, ...noPicture });
      await made.ready;
      const catalogue = catalogueWith(new Map(), made.here);
      const ofFarm = allPieces().filter(({ set }) => set === "farm");
      expect(ofFarm.length).toBe(57);
      expect(ofFarm.every(({ id }) => catalogue.owned(id) === 0)).toBe(true);
      expect(catalogue.lacksDye("dye-carrot-highSun")).toBe(true);
      expect(await made.pictureOf(417)).toBeNull();
      made.close();
    }
  });
});

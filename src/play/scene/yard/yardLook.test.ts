// What is seen of a farm's deeds follows what was done, and is the same text while nothing else is seen.
import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../farm/numbers/time.ts";
import type { BookEntry, Farm } from "../../../farm/state/farm.ts";
import { deedsFor } from "../../../farm/tables/level.ts";
import { did, trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { yardLookOf } from "./yardLook.ts";

const ground = trialGround();
const fresh = trialFarm(ground);
const lookOf = (own: Partial<Farm> = {}, now = trialStart) => yardLookOf({ ...fresh, ...own }, now);
const seen = (n: number, at = trialStart): BookEntry => ({ n, first: at });

describe("the look of a yard", () => {
  it("is bare on the first day", () => {
    const { barn, can, stove, bench, frames, sluice, made, stands, paint, dress, stones } =
      lookOf();
    expect({ barn, can, stove, bench, frames, sluice }).toEqual({
      barn: { rung: 0, fill: "some" },
      can: { rung: 0, plot: null },
      stove: { puffs: 0, dish: null },
      bench: { rung: 0, isOn: false },
      frames: 0,
      sluice: { rung: 0, runs: false },
    });
    expect([...made, ...stands, ...Object.keys(paint), ...dress]).toEqual([]);
    expect(stones).toBe(0);
  });

  it("is the same text a minute later, and another once something is seen", () => {
    const text = (own: Partial<Farm>, now: number) => JSON.stringify(lookOf(own, now));
    expect(text({}, trialStart + MINUTE)).toBe(text({}, trialStart));
    expect(text({ deeds: deedsFor(3) }, trialStart)).not.toBe(text({}, trialStart));
  });

  it("has the barn's door open above three quarters, and hay in it when it is full", () => {
    const fillOf = (carrot: number) => lookOf({ barn: { carrot } }).barn.fill;
    expect([90, 91, 120].map(fillOf)).toEqual(["some", "much", "full"]);
  });

  it("smokes while something cooks, more with a larger stove; what is done waits on the sill", () => {
    const oven = { recipe: "peaSoup", at: trialStart, until: trialStart + HOUR } as const;
    const mill = { recipe: "flour", at: trialStart, until: trialStart + HOUR } as const;
    const own = { ovens: [oven, mill], tools: { ...fresh.tools, stove: 2 } };
    expect(lookOf(own).stove).toEqual({ puffs: 3, dish: null });
    expect(lookOf(own).bench.isOn).toBe(true);
    const later = lookOf(own, trialStart + HOUR);
    expect(later.stove).toEqual({ puffs: 0, dish: "peaSoup" });
    expect(later.bench.isOn).toBe(false);
  });

  it("has the can where one watered last, and water in the trough from five until noon", () => {
    const sown = did(fresh, ground, {
      kind: "sow",
      plots: 0b110,
      what: "sunflower",
      at: trialStart,
    });
    const watered = did(sown, ground, { kind: "water", plots: 0b100, at: trialStart });
    expect(yardLookOf(watered, trialStart).can.plot).toBe(2);
    const midnight = trialStart - (trialStart % DAY);
    const tools = { ...fresh.tools, sluice: 1 };
    const runs = [4, 5, 11, 12].map(
      (hour) => lookOf({ tools }, midnight + hour * HOUR).sluice.runs,
    );
    expect(runs).toEqual([false, true, true, false]);
  });

  it("shows what was built unless something else was chosen, and dyes where they were put", () => {
    const book = { "yard boxes": seen(1), "yard oven": seen(1), "dye beet highSun": seen(1) };
    expect(lookOf({ book }).stands).toEqual(["boxes", "oven"]);
    const dress = { sill: null, door: "beet highSun" } as const;
    expect(lookOf({ book, dress }).stands).toEqual(["oven"]);
    expect(lookOf({ book, dress }).paint).toEqual({ door: "beet highSun" });
  });

  it("dresses the cottage by itself, and lays a numbered stone a level from the forty-first on", () => {
    const dressAt = (level: number) => lookOf({ deeds: deedsFor(level) }).dress.length;
    expect([2, 3, 6, 9, 12].map(dressAt)).toEqual([0, 1, 2, 3, 4]);
    expect(lookOf({ deeds: deedsFor(43) }).stones).toBe(3);
  });

  it("paints a stake for a known crop where it grows, and hangs up the record of one known well", () => {
    const book = { "crop carrot": seen(60), "crop beet": seen(240) };
    const farm = did({ ...fresh, book, deeds: deedsFor(20), seeds: { carrot: 2 } }, ground, {
      kind: "sow",
      plots: 0b1010,
      what: "carrot",
      at: trialStart,
    });
    const look = yardLookOf(farm, trialStart);
    expect(look.stakes).toEqual([{ plot: 1, crop: "carrot" }]);
    expect(look.records).toEqual(["beet"]);
  });

  it("shows the three small pieces that were made last", () => {
    const book = {
      "piece candle": seen(1, trialStart - 4 * DAY),
      "piece bee-skep": seen(1, trialStart - 3 * DAY),
      "piece farm-table": seen(1, trialStart - 2 * DAY),
      "piece fresh-loaf": seen(1, trialStart - DAY),
      "piece footstool": seen(1, trialStart),
    };
    expect(lookOf({ book }).made).toEqual(["footstool", "fresh-loaf", "bee-skep"]);
  });

  it("has the flag up while a letter lies at the gate, and shows a card for a day", () => {
    expect(lookOf({ letters: [] }).hasLetter).toBe(false);
    const [letter] = fresh.letters;
    const letters = [{ ...letter!, from: trialStart - DAY }];
    expect(lookOf({ letters }).hasLetter).toBe(true);
    const cards = [{ at: trialStart, villager: "tansy", subject: "away", about: {} }] as const;
    expect(lookOf({ cards }).hasCard).toBe(true);
    expect(lookOf({ cards }, trialStart + DAY).hasCard).toBe(false);
  });
});

// Walls of any height and finish stand where they should, open where they should; shade lies underfoot.
import { describe, expect, test } from "vitest";
import { boundingBoxOf } from "../../models/catalogue/bounds.ts";
import { floorFinishes, wallFinishes } from "../../models/catalogue/finishes.ts";
import { shells } from "../../models/catalogue/shells.ts";
import { linear } from "../../models/colour.ts";
import type { Part } from "../../models/parts.ts";
import { type BuiltShape, keyOf, type WallShapeRequest } from "./shape.ts";
import { shapeOf } from "./shapeOf.ts";
import { wallOfRoom } from "./wallOfRoom.ts";
import { wallGapsIn } from "./wallOpenings.ts";

const wall = (change: Partial<WallShapeRequest> = {}): WallShapeRequest => ({
  kind: "wall",
  side: "north",
  house: "timbered",
  length: 8,
  height: 4.25,
  finish: "limewash",
  tint: null,
  hour: "day",
  openings: [],
  ...change,
});

const trianglesIn = ({ solid, glow, blot }: BuiltShape): number =>
  [solid, glow, blot].reduce((sum, part) => sum + (part?.index.length ?? 0) / 3, 0);

describe("shapeOf", () => {
  describe("a wall", () => {
    test.each([2, 4.25, 8])("of %d tiles is as high as it says, under its cap", (height) => {
      for (const { id, thick } of shells) {
        const { low, high } = boundingBoxOf(wallOfRoom(wall({ house: id, height })));
        expect(low[1]).toBeGreaterThanOrEqual(-0.01);
        expect(high[1]).toBeGreaterThan(height);
        expect(high[1]).toBeLessThan(height + 0.5);
        expect(high[0]).toBeGreaterThan(4 + thick - 0.01);
      }
    });

    test("opens where the opening is, however high it was set", () => {
      const opening = { model: "casement", at: 1.5 };
      const [usual] = wallGapsIn(wall({ openings: [{ ...opening, up: 5 }] })).holes;
      const [raised] = wallGapsIn(wall({ openings: [{ ...opening, up: 7 }] })).holes;
      expect((usual!.left + usual!.right) / 2).toBeCloseTo(1.5);
      expect(raised!.bottom - usual!.bottom).toBeCloseTo(0.5);
      const isThrough = wallOfRoom(wall({ openings: [{ ...opening, up: 5 }] })).some(
        ({ shape, at, ...part }) =>
          shape === "box" &&
          "size" in part &&
          part.size[0] > 2 &&
          part.size[1] > 2 &&
          Math.abs(at[0] - 1.5) < 1 &&
          at[2] > -0.2 &&
          at[2] < 0,
      );
      expect(isThrough).toBe(false);
    });

    test.each(["day", "evening", "night"] as const)(
      "in snow has the same windows, and by %s a brighter country behind them",
      (hour) => {
        const openings = [{ model: "casement", at: 1.5, up: 5 }];
        const [bare, snowy] = [{}, { isSnowy: true as const }].map((change) =>
          wallOfRoom(wall({ hour, openings, ...change })),
        ) as [Part[], Part[]];
        const light = (parts: readonly Part[], isGlow: boolean) =>
          parts
            .filter(({ glow }) => (glow ?? false) === isGlow)
            .map(({ colour }) => {
              const [r, g, b] = linear(colour);
              return 0.21 * r + 0.72 * g + 0.07 * b;
            });
        expect(light(snowy, false)).toEqual(light(bare, false));
        const [under, over] = [light(bare, true), light(snowy, true)];
        const brighter = over.filter((value, i) => value > under[i]! * 1.3);
        // Both hills, and the roof on one of them.
        expect(brighter.length).toBeGreaterThanOrEqual(3);
        expect(over.filter((value, i) => value < under[i]! * 0.9)).toEqual([]);
      },
    );

    test("is of one colour all over, with no seam beside or under a window", () => {
      const openings = [{ model: "casement", at: 1.5, up: 5 }];
      const { position, normal, color } = shapeOf(wall({ openings })).solid!;
      const plaster = linear(wallFinishes.find(({ id }) => id === "limewash")!.colours[0]);
      const onFace = [...position.keys()].filter(
        (i) =>
          i % 3 === 0 &&
          normal[i + 2]! > 0.99 &&
          Math.abs(position[i + 2]!) < 1e-4 &&
          Math.abs(position[i]! - 1.5) < 2.6,
      );
      expect(onFace.length).toBeGreaterThan(8);
      for (const i of onFace)
        for (const k of [0, 1, 2] as const) expect(color[i + k]).toBeCloseTo(plaster[k], 3);
    });

    test("windows look out on one country, and never past the end of their wall", () => {
      const windows = [-2.6, 0.6].map((at) => ({ model: "casement", at, up: 5 }));
      const views = (["day", "evening", "night"] as const).map((hour) =>
        wallOfRoom(wall({ hour, openings: windows })).filter(({ glow }) => glow),
      );
      expect(new Set(views.map((parts) => parts.map(({ colour }) => colour).join())).size).toBe(3);
      for (const parts of views) {
        const skies = parts.filter((part) => part.shape === "box" && part.size[0] > 2);
        expect(skies).toHaveLength(2);
        const { low, high } = boundingBoxOf(skies);
        expect(low[0]).toBeGreaterThan(-4.3);
        expect(high[0]).toBeLessThan(4.3);
        for (const { left, right, bottom, top } of wallGapsIn(wall({ openings: windows })).holes)
          expect(
            skies.some((sky) => {
              const { low: from, high: to } = boundingBoxOf([sky]);
              return from[0] < left && to[0] > right && from[1] < bottom && to[1] > top;
            }),
          ).toBe(true);
      }
    });

    test("an unknown opening or finish leaves a plain wall", () => {
      const openings = [{ model: "gone", at: 0, up: 0 }];
      expect(trianglesIn(shapeOf(wall({ finish: "gone", openings })))).toBeGreaterThan(100);
    });

    test.each(wallFinishes.map(({ id }) => id))("in %s costs no more than it may", (finish) => {
      const openings = [
        { model: "plank-door", at: -2, up: 0 },
        { model: "round-window", at: 2, up: 8 },
      ];
      expect(trianglesIn(shapeOf(wall({ finish, openings })))).toBeLessThan(20_000);
    });
  });

  test.each(floorFinishes.map(({ id }) => id))(
    "a floor of %s lies level under everything",
    (finish) => {
      const floor = {
        kind: "floor",
        house: "timbered",
        columns: 8,
        rows: 6,
        finish,
        tint: null,
      } as const;
      const shape = shapeOf(floor);
      expect(shape.high[1]).toBeLessThan(0.05);
      expect(shape.high[0]).toBeGreaterThan(4.2);
      expect(trianglesIn(shape)).toBeLessThan(16_000);
    },
  );

  describe("the shade of a thing", () => {
    const shade = (model: string, detail: "fine" | "lean") =>
      shapeOf({
        kind: "piece",
        model,
        coat: null,
        isLit: true,
        hasPicture: false,
        isMade: false,
        detail,
      }).blot!;

    test("is darkest under it and nothing at its rim", () => {
      for (const detail of ["fine", "lean"] as const) {
        const { position, color } = shade("chest-of-drawers", detail);
        let [middle, rim] = [1, 1];
        const reach = Math.max(...position);
        for (let i = 0; i < position.length; i += 3) {
          const away = Math.hypot(position[i]!, position[i + 2]!);
          if (away < 0.3) middle = Math.min(middle, color[i + 1]!);
          if (Math.abs(position[i]!) > reach - 1e-3) rim = Math.min(rim, color[i + 1]!);
        }
        expect(middle).toBeLessThan(0.5);
        expect(rim).toBeGreaterThan(0.98);
      }
    });

    test("of a thing on a wall lies on the wall", () => {
      const { position } = shade("wall-clock", "fine");
      for (let i = 2; i < position.length; i += 3) expect(position[i]).toBe(0);
    });
  });

  test("the hands of a clock are apart from it, and are lit as its face is", () => {
    const wanted = {
      kind: "piece",
      model: "wall-clock",
      coat: null,
      isLit: true,
      hasPicture: false,
      isMade: false,
      detail: "fine",
    } as const;
    for (const isMade of [false, true]) {
      const { solid, points, hands } = shapeOf({ ...wanted, isMade });
      const { dial, hour, minute } = hands!;
      const reach = ({ part: { position } }: typeof hour) => {
        let most = 0;
        for (let i = 0; i < position.length; i += 3)
          most = Math.max(most, Math.hypot(position[i]! - dial[0], position[i + 1]! - dial[1]));
        return most;
      };
      expect(reach(hour)).toBeCloseTo(0.16, 1);
      expect(reach(minute)).toBeCloseTo(0.24, 1);
      const [point] = hour.of;
      expect(new Set([...hour.of, ...minute.of])).toEqual(new Set([point]));
      expect(points!.normal[3 * point! + 2]).toBeGreaterThan(0.7);
      expect(hour.of).toHaveLength(hour.part.position.length / 3);
      // Nothing of them is left on the face.
      const { position } = solid!;
      const isOnFace = (i: number) => Math.hypot(position[i]!, position[i + 1]! - 0.4);
      for (let i = 0; i < position.length; i += 3)
        if (position[i + 2]! > 0.126) expect(isOnFace(i)).toBeLessThan(isMade ? 1 : 0.05);
    }
    expect(shapeOf({ ...wanted, model: "farm-table" }).hands).toBeNull();
  });

  test("a part in another colour is the same shape in other colours", () => {
    const wanted = {
      kind: "piece",
      model: "sofa",
      coat: null,
      isLit: true,
      hasPicture: false,
      isMade: false,
      detail: "fine",
    } as const;
    const made = shapeOf(wanted).solid!;
    const tinted = shapeOf({ ...wanted, coat: ".light:rose" }).solid!;
    expect(tinted.position).toEqual(made.position);
    expect(tinted.index).toEqual(made.index);
    const changed = made.color.filter((tone, i) => tone !== tinted.color[i]).length;
    expect(changed / made.color.length).toBeGreaterThan(0.1);
    expect(changed / made.color.length).toBeLessThan(0.9);
    expect(keyOf({ ...wanted, coat: ".light:rose" })).not.toBe(keyOf(wanted));
  });

  test("printed cloth is as many triangles as plain cloth, and dims or brightens what light is gathered from", () => {
    const sofa = (coat: string | null) =>
      shapeOf({
        kind: "piece",
        model: "sofa",
        coat,
        isLit: true,
        hasPicture: false,
        isMade: false,
        detail: "fine",
      });
    const [plain, printed] = [sofa(null), sofa(".whole_stripe")];
    expect(plain.solid?.print).toBeUndefined();
    const { print, position, index } = printed.solid!;
    expect(index).toHaveLength(plain.solid!.index.length);
    expect([print!.at.length / 2, print!.of.length, print!.tone.length / 3]).toEqual(
      Array.from({ length: 3 }, () => position.length / 3),
    );
    expect(new Set(print!.of)).toEqual(new Set([0, 1]));
    // Moss with stripes of cream gives back more light than moss.
    const light = ({ blockers }: BuiltShape) =>
      blockers.colour.reduce((sum, value) => sum + value, 0);
    expect(light(printed)).toBeGreaterThan(light(plain) * 1.2);
    expect(printed.blockers.corners).toEqual(plain.blockers.corners);
  });
});

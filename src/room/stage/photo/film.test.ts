// Exposures add up as light does, lie the right way up, and come out as they went in where all are alike.
import { describe, expect, test } from "vitest";
import { openFilm, stripsOf } from "./film.ts";

const dot = (r: number, g: number, b: number, a = 255) => [r, g, b, a];

describe("film of a photograph", () => {
  test("alike exposures come out as each was, whatever their tone", () => {
    const film = openFilm(16, 16)!;
    const bytes = Uint8Array.from(
      Array.from({ length: 256 }, (_, i) => dot(i, 255 - i, 128)).flat(),
    );
    for (let i = 0; i < 32; i++) film.expose(bytes, { top: 0, rows: 16 });
    const developed = film.develop(32);
    for (let row = 0; row < 16; row++)
      for (let k = 0; k < 64; k++)
        expect(
          Math.abs(developed[row * 64 + k]! - bytes[(15 - row) * 64 + k]!),
        ).toBeLessThanOrEqual(1);
  });

  test("black and white make the grey that lets half of the light through", () => {
    const film = openFilm(1, 1)!;
    film.expose(Uint8Array.from(dot(0, 0, 0)), { top: 0, rows: 1 });
    film.expose(Uint8Array.from(dot(255, 255, 255)), { top: 0, rows: 1 });
    expect([...film.develop(2)]).toEqual([188, 188, 188, 255]);
  });

  test("the lowest row of a strip, which comes first, lies lowest", () => {
    const film = openFilm(1, 4)!;
    film.expose(Uint8Array.from([...dot(20, 0, 0), ...dot(10, 0, 0)]), { top: 0, rows: 2 });
    film.expose(Uint8Array.from([...dot(40, 0, 0), ...dot(30, 0, 0)]), { top: 2, rows: 2 });
    const developed = film.develop(1);
    expect([0, 4, 8, 12].map((i) => developed[i])).toEqual([10, 20, 30, 40]);
  });

  test("rows below the end of the picture are left out", () => {
    const film = openFilm(1, 3)!;
    film.expose(Uint8Array.from([...dot(99, 0, 0), ...dot(30, 0, 0)]), { top: 2, rows: 2 });
    expect([...film.develop(1)].slice(8)).toEqual(dot(30, 0, 0));
  });

  test("a dot that half of the exposures left empty keeps its colour at half the cover", () => {
    const film = openFilm(1, 1)!;
    film.expose(Uint8Array.from(dot(200, 100, 50)), { top: 0, rows: 1 });
    film.expose(Uint8Array.from(dot(0, 0, 0, 0)), { top: 0, rows: 1 });
    expect([...film.develop(2)]).toEqual([200, 100, 50, 128]);
  });

  test("without memory for it there is no film", () => {
    expect(openFilm(2 ** 30, 2 ** 30)).toBeNull();
  });

  test("strips cover every row once, and none is larger than may be", () => {
    for (const [width, height, most] of [
      [2400, 1600, 1_000_000],
      [60, 40, 1_000_000],
      [1200, 801, 100_000],
      [3000, 3, 1],
    ] as const) {
      const strips = stripsOf(width, height, most);
      let next = 0;
      for (const { top, rows } of strips) {
        expect(top).toBe(next);
        expect(rows).toBe(strips[0]!.rows);
        expect(rows === 1 || rows * width <= most).toBe(true);
        next += rows;
      }
      expect(next).toBeGreaterThanOrEqual(height);
      expect(next - strips[0]!.rows).toBeLessThan(height);
    }
  });
});

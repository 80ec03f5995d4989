// A short film in a real browser: made of what was drawn, whole, and gone where it was given up.
import { expect, test } from "vitest";
import { canFilm, filmRoom } from "./filming.ts";

/** Paints another colour with each turn, as a stage would draw another side. */
function stageOf() {
  let film: CanvasRenderingContext2D | null = null;
  const turns: (number | null)[] = [];
  return {
    turns,
    isFilming: () => film !== null,
    stage: {
      film(canvas: HTMLCanvasElement) {
        film = canvas.getContext("2d");
        return () => {
          film = null;
        };
      },
    },
    spin(radians: number | null) {
      turns.push(radians);
      if (!film || radians === null) return;
      film.fillStyle = `hsl(${Math.round((radians / Math.PI) * 180)} 80% 60%)`;
      film.fillRect(0, 0, film.canvas.width, film.canvas.height);
    },
  };
}

test("it turns once round and becomes a film of the size that was asked for", async () => {
  expect(canFilm()).toBe(true);
  const { stage, spin, turns, isFilming } = stageOf();
  const ways: number[] = [];
  const film = await filmRoom({
    stage,
    spin,
    size: { width: 321, height: 200 },
    seconds: 0.8,
    onWay: (way) => ways.push(way),
    signal: new AbortController().signal,
  });
  expect(ways.at(-1)).toBe(1);
  expect(turns.at(-2)).toBeCloseTo(2 * Math.PI);
  expect(turns.at(-1)).toBeNull();
  expect(isFilming()).toBe(false);
  const shown = document.createElement("video");
  shown.src = URL.createObjectURL(film!);
  await new Promise((resolve) => shown.addEventListener("loadedmetadata", resolve));
  expect([shown.videoWidth, shown.videoHeight]).toEqual([320, 200]);
  URL.revokeObjectURL(shown.src);
});

test("given up, there is no film, and the room stands as it stood", async () => {
  const { stage, spin, turns, isFilming } = stageOf();
  const giveUp = new AbortController();
  const film = await filmRoom({
    stage,
    spin,
    size: { width: 320, height: 200 },
    seconds: 60,
    onWay: () => giveUp.abort(),
    signal: giveUp.signal,
  });
  expect(film).toBeNull();
  expect(turns.at(-1)).toBeNull();
  expect(isFilming()).toBe(false);
});

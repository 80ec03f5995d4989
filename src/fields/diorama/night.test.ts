// The drawn picture knows the night: it is darker than by day, and warm about its lights.
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Hour } from "../../scene/light/hours.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { fieldTraits } from "../traits.ts";
import { drawField } from "./drawField.ts";
import { islandFrame } from "./frames.ts";

const WIDTH = 231;
const SCALE = WIDTH / islandFrame.width;
const ROUND = 6;

async function drawn(hour: Hour) {
  // Without crops it is drawn in half the time.
  const look = { season: "highSun", hour, tilled: () => [] } as const;
  const svg = drawField(fieldTraits(goldenCollection, 417), look);
  const image = sharp(Buffer.from(svg)).resize(WIDTH).ensureAlpha().raw();
  const data = await image.toBuffer();
  const dots = Array.from({ length: data.length / 4 }, (_, i) => ({
    x: i % WIDTH,
    y: Math.floor(i / WIDTH),
    rgba: data.subarray(4 * i, 4 * i + 4),
  })).filter(({ rgba }) => rgba[3]! > 200);
  return { svg, dots };
}
type Dots = Awaited<ReturnType<typeof drawn>>["dots"];

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
const lightOf = (dots: Dots) => mean(dots.map(({ rgba: [r, g, b] }) => (r! + g! + b!) / 3));
/** How much more red than blue there is. */
const warmthOf = (dots: Dots) => mean(dots.map(({ rgba: [r, , b] }) => r! - b!));

test("a field is darker by night than by day, but for its lights", async () => {
  const day = await drawn("day");
  const night = await drawn("night");
  expect(lightOf(night.dots)).toBeLessThan(lightOf(day.dots) * 0.7);
  expect(day.svg).not.toContain("f-glow");
  const [, x, y] = /<g fill="url\(#f-glow\)"><circle cx="(\d+)" cy="(\d+)"/.exec(night.svg)!;
  const isLit = ({ x: dx, y: dy }: Dots[number]) =>
    Math.hypot(dx - Number(x) * SCALE, dy - Number(y) * SCALE) < ROUND;
  const lit = warmthOf(night.dots.filter(isLit));
  expect(lit).toBeGreaterThan(60);
  expect(lit).toBeGreaterThan(warmthOf(night.dots) + 40);
});

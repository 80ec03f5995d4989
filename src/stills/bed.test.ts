// The parts of the bed fit each other: wet earth is the same earth, only darker, by day and by night.
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const images = join(import.meta.dirname, "images");
/** Of the height of the pictures: earth, and the planks in front of it. */
const EARTH = [226, 44] as const;
const PLANKS = [290, 66] as const;

async function brightness(
  name: string,
  left: number,
  width: number,
  [top, height]: readonly [number, number],
) {
  const cut = sharp(join(images, name)).removeAlpha().extract({ left, width, top, height });
  const { channels } = await sharp(await cut.png().toBuffer()).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

const beds = [
  { bed: "bed", night: "", width: 2560, plots: 980, left: 720 },
  { bed: "bed", night: "-night", width: 2560, plots: 980, left: 720 },
  { bed: "bed-small", night: "", width: 720, plots: 312, left: 204 },
  { bed: "bed-small", night: "-night", width: 720, plots: 312, left: 204 },
];

describe.each(beds)("$bed$night", ({ bed, night, width, plots, left }) => {
  const dry = `${bed}${night}-${width}.avif`;
  const wet = `${bed}-wet${night}-${plots}.avif`;

  it("has darker earth where it is wet", async () => {
    const before = await brightness(dry, left, plots, EARTH);
    expect(await brightness(wet, 0, plots, EARTH)).toBeLessThan(before * 0.85);
  });

  it("has the same planks at the same place", async () => {
    const cut = (name: string, from: number) =>
      sharp(join(images, name))
        .removeAlpha()
        .extract({ left: from, width: plots, top: PLANKS[0], height: PLANKS[1] })
        .raw()
        .toBuffer();
    const [a, b] = [await cut(dry, left), await cut(wet, 0)];
    const apart = a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
    expect(apart).toBeLessThan(6);
  });
});

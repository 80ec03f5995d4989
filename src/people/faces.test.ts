// The faces of the village are drawn from their models, of few parts, small, and told apart: `vitest -u` draws them anew.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { villagers } from "../farm/tables/villagers.ts";
import { portraitOf } from "../models/people/portrait.ts";
import { busts, type FaceName } from "../models/people/villagers.ts";
import { toSvg } from "../models/svg/toSvg.ts";
import { facePictures } from "./faces.ts";

const names = Object.keys(busts) as FaceName[];

const drawn = (name: FaceName): string =>
  toSvg(portraitOf(busts[name]), {
    title: name,
    description: "",
    scale: 120,
    finest: 11,
    longest: { text: 5600, finest: 20 },
    tones: 2,
    floor: null,
  }).svg;

const fileOf = (name: FaceName) => name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`);

describe("a face", () => {
  it.each(names)("of %s is what the model looks like, and a small file", async (name) => {
    const svg = drawn(name);
    await expect(svg).toMatchFileSnapshot(`./images/${fileOf(name)}.svg`);
    expect(svg.length).toBeLessThanOrEqual(6000);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(1600);
    expect(facePictures[name]).toContain(fileOf(name));
  });

  it("stands for each who writes, and nobody else", () => {
    expect(names.toSorted()).toEqual([...villagers, "pedlar", "hattedPeascod"].toSorted());
    expect(new Set(Object.values(facePictures)).size).toBe(names.length);
  });
});

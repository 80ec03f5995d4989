import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { pictureProblems, servedPicture } from "./pictures.ts";

const drawn = "src/stills/images";
const house = resolve(import.meta.dirname, "../..", drawn);

/** A house with some drawn pictures. */
async function smallHouse(more: readonly string[] = []) {
  const root = await testFolder("pictures");
  for (const folder of [drawn, "content/pictures"])
    await mkdir(join(root, folder), { recursive: true });
  for (const file of [
    "field-470.webp",
    "field-470.avif",
    "field-night-470.avif",
    "share.jpg",
    ...more,
  ])
    await copyFile(join(house, file), join(root, drawn, file));
  const own = (name: string, width: number, b = 98) =>
    sharp({
      create: { width, height: width, channels: 3, background: { r: 10, g: 61, b } },
    }).toFile(join(root, "content/pictures", name));
  const served = (file: string) => servedPicture(root, join(root, drawn, file));
  return { root, own, served };
}

test("a studio's picture is served in the size and format of ours, at night too", async () => {
  const { own, served } = await smallHouse();
  await own("field.png", 500);
  for (const [file, format] of [
    ["field-470.webp", "webp"],
    ["field-night-470.avif", "heif"],
  ] as const) {
    const made = await served(file);
    const { dominant } = await sharp(made!).stats();
    expect(await sharp(made!).metadata()).toMatchObject({ format, width: 470, height: 440 });
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect(await served(file)).toBe(made);
  }
  expect(await served("share.jpg")).toBeNull();
});

test("a picture of its own is for the night alone", async () => {
  const { own, served } = await smallHouse();
  await own("field-night.webp", 500);
  expect(await served("field-470.avif")).toBeNull();
  expect(await served("field-night-470.avif")).toMatch(
    /\.cache\/pictures\/\w+\/field-night-470\.avif$/,
  );
});

test("one picture stands for every season and hour that has none of its own", async () => {
  const { own, served } = await smallHouse(["hero-792.webp", "hero-hearth-night-792.webp"]);
  const colour = async () => {
    const made = await served("hero-hearth-night-792.webp");
    return made === null ? null : (await sharp(made).stats()).dominant;
  };
  expect(await colour()).toBeNull();
  for (const [name, blue] of [
    ["hero", 50],
    ["hero-night", 110],
    ["hero-hearth", 170],
    ["hero-hearth-night", 230],
  ] as const) {
    await own(`${name}.png`, 1600, blue);
    const dominant = await colour();
    expect(Math.abs(dominant!.b - blue), name).toBeLessThan(20);
  }
});

test("whatever is wrong with a picture is told with its name", async () => {
  const { root, own } = await smallHouse();
  await own("field.png", 200);
  await own("our-barn.png", 500);
  await writeFile(join(root, "content/pictures/share.jpg"), "no picture");
  await writeFile(join(root, "content/pictures/README.md"), "Where these come from.");
  expect(await pictureProblems(root)).toEqual([
    {
      file: "content/pictures/field.png",
      field: "picture",
      problem: "is 200 pixels wide, and is shown up to 470",
    },
    {
      file: "content/pictures/our-barn.png",
      field: "file name",
      problem: expect.stringContaining(": field, field-night, share"),
    },
    { file: "content/pictures/share.jpg", field: "picture", problem: "cannot be read" },
  ]);
});

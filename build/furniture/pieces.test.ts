// The pictures of pieces are drawn once, and again only when a model changes.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { copyPieces, piecesFolder, sources } from "./pieces.ts";

let folder: string;
beforeEach(async () => {
  folder = await testFolder("pieces");
  for (const part of sources) await mkdir(join(folder, "src", part), { recursive: true });
  await writeFile(join(folder, "src/models/chair.ts"), "export const legs = 4;");
});

const drawing = () =>
  vi.fn(async (into: string) => writeFile(join(into, "chair.svg"), "<svg>a chair</svg>"));

it("draws once for the same models, and copies what it drew", async () => {
  const draw = drawing();
  const options = { root: folder, cacheDir: join(folder, "cache"), draw };
  const first = await piecesFolder(options);
  expect(await piecesFolder(options)).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);
  await copyPieces(first, join(folder, "site"));
  expect(await readFile(join(folder, "site/pieces/chair.svg"), "utf8")).toContain("a chair");
});

it("draws again when a model changes, and forgets the old pictures; a test changes nothing", async () => {
  const draw = drawing();
  const options = { root: folder, cacheDir: join(folder, "cache"), draw };
  const first = await piecesFolder(options);
  await writeFile(join(folder, "src/models/chair.test.ts"), "legs();");
  expect(await piecesFolder(options)).toBe(first);
  await writeFile(join(folder, "src/models/chair.ts"), "export const legs = 3;");
  const second = await piecesFolder(options);
  expect(second).not.toBe(first);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(await readdir(join(folder, "cache"))).toEqual([second.split("/").at(-1)]);
});

it("leaves nothing half drawn behind", async () => {
  const cacheDir = join(folder, "cache");
  const draw = async (into: string) => {
    await writeFile(join(into, "chair.svg"), "<svg>half");
    throw new Error("the pencil broke");
  };
  await expect(piecesFolder({ root: folder, cacheDir, draw })).rejects.toThrow("pencil");
  expect(await readdir(cacheDir)).toEqual([]);
});

it("lets two builds draw at once", async () => {
  const options = { root: folder, cacheDir: join(folder, "cache"), draw: drawing() };
  const [a, b] = await Promise.all([piecesFolder(options), piecesFolder(options)]);
  expect(a).toBe(b);
  expect(await readdir(a)).toEqual(["chair.svg"]);
});

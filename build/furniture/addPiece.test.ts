// A stranger adds the piece that CONTRIBUTING.md shows, by its words alone, to a copy of the house: every check passes.
import { readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { runProgram } from "../../scripts/run/runProgram.ts";
import { pieceFaults } from "../../src/models/catalogue/faults.ts";
import { sets } from "../../src/models/catalogue/sets.ts";
import type { BakedFurniture } from "../../src/room/catalogue/baked.ts";
import { isLong } from "../../test/soak.ts";
import { house } from "../testing/copyFiles.ts";
import { copyHouse } from "../testing/copyHouse.ts";
import { furnitureFile } from "./furnitureFile.ts";
import { gatherSources } from "./gatherSources.ts";

const PATIENCE_MS = 240_000;

/** As npm finds it on a machine: not the Node that the house pins for itself. */
const ownNode = {
  NODE_OPTIONS: "",
  PATH: (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .join(delimiter),
};

let file = "";
let code = "";
beforeAll(async () => {
  const words = await readFile(join(house, "CONTRIBUTING.md"), "utf8");
  const shown = /This is `([^`]+)`, whole:\n+```ts\n([\s\S]+?)```/.exec(words);
  [, file = "", code = ""] = shown ?? [];
});

it.runIf(isLong)(
  "one file is a piece: it is found, baked, sound, and passes what guards the code",
  async () => {
    expect(file).toBe("src/models/furniture/plainStool.ts");
    const copy = await copyHouse();
    await writeFile(join(copy, file), code);

    const { pieces, faults } = await gatherSources(copy);
    expect(faults).toEqual([]);
    const piece = pieces.find(({ id }) => id === "plain-stool")!;
    expect(pieceFaults(piece)).toEqual([]);
    expect(sets.map(({ id }) => id)).toContain(piece.set);

    const baked: BakedFurniture = JSON.parse(await readFile(await furnitureFile(copy), "utf8"));
    expect(baked.pieces.find(({ id }) => id === "plain-stool")).toMatchObject({
      name: "Plain stool",
      set: "kitchen",
      size: [3, 3, 2],
    });

    const checked = await runProgram("npm", ["run", "check", "--silent"], {
      cwd: copy,
      env: ownNode,
    });
    expect(checked.output).not.toMatch(/FAILED/);
    expect(checked.code, checked.output).toBe(0);
  },
  PATIENCE_MS,
);

it(
  "a slip in the file is told in a sentence that names it",
  async () => {
    const copy = await copyHouse();
    await writeFile(join(copy, file), code.replace('set: "kitchen"', 'set: "cellar"'));
    await expect(furnitureFile(copy)).rejects.toThrow(
      /^src\/models\/furniture\/plainStool\.ts: plainStool is in no set; the sets are bedroom,/m,
    );
  },
  PATIENCE_MS,
);

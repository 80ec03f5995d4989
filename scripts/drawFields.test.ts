// Tests the command that draws ahead as a program: what it draws, where, and what it makes of a typing error.
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { aheadFolder } from "../server/fields/drawAhead.ts";
import { fieldsVersion } from "../server/fields/pictureRequest.ts";
import { plainEnv } from "../server/testing/plainEnv.ts";
import { testFolder } from "../server/testing/testFolder.ts";
import site from "../site.config.ts";
import { isLong } from "../test/soak.ts";

const run = (named: string, dataDir: string) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "drawFields.ts"), named], {
    env: { ...plainEnv, DATA_DIR: dataDir },
  });

test.runIf(isLong)("a field is drawn to where the server looks, and no second time", async () => {
  const dataDir = await testFolder("draw-fields");
  const version = await fieldsVersion(site.collection.address);
  const folder = path.join(dataDir, aheadFolder(version));
  const drawn = await run("3-3", dataDir);
  expect(drawn.stdout).toContain("Drew 1 of 1 fields and 2 sheets and parishes (1 MB)");
  expect((await readdir(folder)).toSorted()).toEqual([
    "3-night.webp",
    "3.png",
    "3.webp",
    "parish-0-day.webp",
    "parish-0-night.webp",
  ]);
  const picture = await readFile(path.join(folder, "3.png"));
  expect(picture.toString("latin1", 1, 4)).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1000, 1000]);
  expect((await run("3-3", dataDir)).stdout).toContain(
    "Drew 0 of 1 fields and 0 sheets and parishes (0 MB)",
  );
});

test("a slip of the pen is told in a sentence", async () => {
  await expect(run("99-0", await testFolder("draw-fields"))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Name no fields, for all of them, .*\n$/),
  });
});

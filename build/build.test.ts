import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../server/testing/testFolder.ts";
import { build } from "./build.ts";

let folder: string;
beforeEach(async () => {
  folder = await testFolder("build");
});

describe("build", () => {
  it("names the file and the field of a bad post, and leaves the last build alone", async () => {
    const outDir = join(folder, "dist");
    const newsFolder = join(folder, "news");
    await Promise.all([mkdir(outDir), mkdir(newsFolder)]);
    await writeFile(join(outDir, "kept.txt"), "last good build");
    await writeFile(
      join(newsFolder, "2026-11-01-half.md"),
      "---\ntitle: Half a post\ndate: 2026-11-01\ncover: coverPond\n---\n\nText.\n",
    );
    const result = await build({
      basePath: "/",
      origin: "https://farm.example",
      outDir,
      newsFolder,
      log: () => {},
    });
    expect(result).toMatchObject({ ok: false });
    expect(JSON.stringify(result)).toContain("2026-11-01-half.md");
    expect(JSON.stringify(result)).toContain("summary");
    expect(await readdir(outDir)).toEqual(["kept.txt"]);
    expect(await readFile(join(outDir, "kept.txt"), "utf8")).toBe("last good build");
  });

  it("exits with 1 and names the variable of a wrong environment", async () => {
    const outcome = await new Promise<{ code: unknown; stderr: string }>((resolve) =>
      execFile(
        process.execPath,
        ["build/build.ts"],
        { env: { ...process.env, BASE_PATH: "no-slashes" }, cwd: join(import.meta.dirname, "..") },
        (error, _, stderr) => resolve({ code: error?.code, stderr }),
      ),
    );
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toContain("BASE_PATH");
  });
});

// A small site whose entry imports a part later, built by Vite: how that is written, and what is refused.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Rolldown, build as viteBuild } from "vite";
import { expect, it } from "vitest";
import { testFolder } from "../server/testing/testFolder.ts";
import { plainImports } from "./plainImports.ts";

async function built(cssCodeSplit: boolean): Promise<string> {
  const root = await testFolder("imports");
  await writeFile(join(root, "entry.ts"), 'addEventListener("news", () => import("./news.ts"));');
  await writeFile(join(root, "news.ts"), 'import "./news.css"; console.log("news");');
  await writeFile(join(root, "news.css"), ".news { color: red }");
  const { output } = (await viteBuild({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [plainImports()],
    build: {
      write: false,
      cssCodeSplit,
      modulePreload: false,
      rolldownOptions: { input: ["entry.ts"] },
    },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

it("leaves an import to the browser", async () => {
  const code = await built(false);
  expect(code).toMatch(/import\([^)]*news-/);
  expect(code).not.toMatch(/preload/i);
});

it("stops where a part has a sheet of its own, which nobody would load", async () => {
  await expect(built(true)).rejects.toThrow("is to load something before its parts");
});

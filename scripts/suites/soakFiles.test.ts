import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fromRoot } from "../run/root.ts";
import { soakFiles } from "./soakFiles.ts";

test("docs/testing.md names every test that has a long form, and no other", async () => {
  const text = await readFile(fromRoot("docs", "testing.md"), "utf8");
  const [, named = ""] = text.split("## Long and short");
  expect([...named.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file).sort()).toEqual(
    soakFiles(),
  );
});

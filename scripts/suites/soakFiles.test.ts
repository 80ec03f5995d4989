import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fromRoot } from "../run/root.ts";
import { soakCode, soakPages, soakSpecs, soakTests } from "./soakFiles.ts";

test("docs/testing.md names every test that has a long form, and no other", async () => {
  const text = await readFile(fromRoot("docs", "testing.md"), "utf8");
  const [, named = ""] = text.split("## Long and short");
  expect([...named.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file).sort()).toEqual(
    [...soakCode(), ...soakPages()].sort(),
  );
});

test("of the tests beside the code those run that have a long form, themselves or by what they use", () => {
  expect(soakTests()).toContain("src/fields/land/law.test.ts");
  expect(soakTests()).toContain("packages/ui/Dialog.browser.test.tsx");
  expect(soakTests()).not.toContain("packages/ui/testing/expectNoViolations.ts");
  expect(soakTests()).not.toContain("scripts/suites/tally.test.ts");
});

test("of the specs those run that have a long form, themselves or by what they use", () => {
  expect(soakPages()).toContain("test/e2e/accessible.ts");
  expect(soakSpecs()).toContain("test/e2e/everyPage.spec.ts");
  expect(soakSpecs()).toContain("test/e2e/roomEditorViews.spec.ts");
  expect(soakSpecs()).not.toContain("test/e2e/news.spec.ts");
});

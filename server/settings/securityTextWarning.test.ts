// Tests when an operator hears that security.txt ends.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../testing/testFolder.ts";
import { securityTextWarning } from "./securityTextWarning.ts";

test("security.txt is warned of from thirty days before its end on, and only where there is one", async () => {
  const site = await testFolder("security-text");
  const ends = Date.UTC(2027, 5, 30);
  const day = 24 * 60 * 60_000;
  expect(await securityTextWarning(site, ends)).toBeUndefined();
  await mkdir(join(site, ".well-known"));
  const text = `Contact: mailto:hole@farm.example\nExpires: ${new Date(ends).toISOString()}\n`;
  await writeFile(join(site, ".well-known/security.txt"), text);
  expect(await securityTextWarning(site, ends - 31 * day)).toBeUndefined();
  for (const now of [ends - 29 * day, ends + day]) {
    expect(await securityTextWarning(site, now)).toContain("good until 2027-06-30");
  }
});

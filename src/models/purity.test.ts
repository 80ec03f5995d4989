// The models stay pure data: nothing in them knows three or the machine.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;
const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("fixtures"),
);

it("imports only its own files", () => {
  const foreign = files.flatMap((file) => {
    const text = readFileSync(join(here, file), "utf8");
    return [...text.matchAll(/from "([^"]+)"/g)]
      .map((found) => found[1]!)
      .filter((name) => !name.startsWith("."))
      .map((name) => `${file}: ${name}`);
  });
  expect(foreign).toEqual([]);
});

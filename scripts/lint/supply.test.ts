// Shows that what others wrote and we run is pinned, and that docs/licences.md tells of all that production installs.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../run/root.ts";

const read = (file: string): string => readFileSync(fromRoot(file), "utf8");

test("each action of the workflows is pinned by its commit, with its version beside it", () => {
  const files = globSync(".github/workflows/*.yml", { cwd: fromRoot() });
  const used = files.flatMap((file) =>
    [...read(file).matchAll(/uses: (.*)/g)].map(([, it]) => it!),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((it) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(it))).toEqual(
    [],
  );
});

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean };

test("the table of licences is that of the lock file; `npx vitest -u` writes it anew", async () => {
  const packages: Record<string, Locked> = JSON.parse(read("package-lock.json")).packages;
  const rows = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith("node_modules/") && !dev && !link)
    .map(([path, { version, license = "not told" }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return `| ${name} | ${version} | ${license} |`;
    });
  const text = [
    "# What production installs",
    "",
    "Every package that `npm ci --omit=dev` may install, on whatever system, and under which licence. libvips (LGPL) comes with sharp as a library of its own, which may be replaced. Written from the lock file by `scripts/lint/supply.test.ts`.",
    "",
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...[...new Set(rows)].sort(),
    "",
  ];
  await expect(text.join("\n")).toMatchFileSnapshot(fromRoot("docs/licences.md"));
});

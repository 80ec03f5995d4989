// Which tests lie near changed files, by the names of folders (test selection).
import { dirname } from "node:path/posix";

/** Of these tests those in the same folder as a changed file. */
export function besideChanges(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(changed.map((file) => dirname(file)));
  return tests.filter((test) => folders.has(dirname(test)));
}

/** They copy, build or serve the house as a whole: nearly every change reaches them, and they are near none. */
export const ofWholeHouse: readonly string[] = [
  "build/brand/rebrand.test.ts",
  "build/furniture/addPiece.test.ts",
  "deploy/productionTree.test.ts",
  "deploy/proxies.test.ts",
  "test/layers/newPage.test.ts",
];

/** Of the tests of the whole house those that no changed file lies beside. */
export function leftOut(changed: readonly string[]): string[] {
  const beside = besideChanges(changed, ofWholeHouse);
  return ofWholeHouse.filter((test) => !beside.includes(test));
}

/** Of these specs those that are called after a folder that a changed file lies in: `rooms`, `roomShared.spec.ts`. */
export function specsOf(changed: readonly string[], specs: readonly string[]): string[] {
  const names = new Set(
    changed.flatMap((file) =>
      dirname(file)
        .split("/")
        .map((folder) => folder.replace(/s$/, "")),
    ),
  );
  return specs.filter((spec) => {
    const [name = ""] = spec.split("/").at(-1)!.split(".");
    return [...names].some((folder) => folder.length > 2 && name.startsWith(folder));
  });
}

import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../run/root.ts";
import { besideChanges, leftOut, ofWholeHouse, specsOf } from "./near.ts";

test("tests in the folder of a change are near it, those below and above are not", () => {
  const tests = ["packages/ui/Menu.test.tsx", "packages/ui/deep/a.test.ts", "src/b.test.ts"];
  expect(besideChanges(["packages/ui/Menu.tsx", "README.md"], tests)).toEqual([
    "packages/ui/Menu.test.tsx",
  ]);
});

test("tests of the whole house are near what lies beside them alone, and are there", () => {
  expect(leftOut(["server/rooms/gallery.ts"])).toEqual(ofWholeHouse);
  const far = leftOut(["deploy/Dockerfile"]);
  expect(ofWholeHouse.filter((test) => !far.includes(test))).toEqual([
    "deploy/productionTree.test.ts",
    "deploy/proxies.test.ts",
  ]);
  expect(ofWholeHouse.filter((test) => !existsSync(fromRoot(test)))).toEqual([]);
});

test.each([
  ["server/rooms/gallery.ts", ["roomShared.spec.ts"]],
  ["src/signIn/deep/within.ts", ["signIn.spec.ts"]],
  ["src/fields/traits.ts", ["fields.spec.ts"]],
  ["packages/ui/Menu.tsx", []],
])("a change of %s is walked through by %j", (file, expected) => {
  const names = ["fields", "signIn", "roomShared", "uiKit"];
  const specs = names.map((name) => `test/e2e/${name}.spec.ts`);
  expect(specsOf([file], specs)).toEqual(expected.map((name) => `test/e2e/${name}`));
});

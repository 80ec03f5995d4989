import { expect, test } from "vitest";
import { besideChanges, specsOf } from "./near.ts";

test("tests in the folder of a change are near it, those below and above are not", () => {
  const tests = ["packages/ui/Menu.test.tsx", "packages/ui/deep/a.test.ts", "src/b.test.ts"];
  expect(besideChanges(["packages/ui/Menu.tsx", "README.md"], tests)).toEqual([
    "packages/ui/Menu.test.tsx",
  ]);
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

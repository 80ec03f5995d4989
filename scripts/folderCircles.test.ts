// A tree has no circle of folders; two files that fetch from each other's folders make one.
import { expect, test } from "vitest";
import { folderCircles } from "./folderCircles.ts";

const folders = (...needs: (readonly [string, string])[]) =>
  folderCircles(needs).map((circle) => circle.folders);

test("folders that only look down make no circle", () => {
  expect(folders(["a/1.ts", "b/1.ts"], ["b/1.ts", "c/1.ts"], ["a/2.ts", "c/1.ts"])).toEqual([]);
});

test("files of one folder may need each other", () => {
  expect(folders(["a/1.ts", "a/2.ts"], ["a/2.ts", "a/1.ts"])).toEqual([]);
});

test("two folders are bound by files that do not even know each other", () => {
  expect(
    folderCircles([
      ["a/1.ts", "b/1.ts"],
      ["b/2.ts", "a/2.ts"],
    ]),
  ).toEqual([
    {
      folders: ["a", "b"],
      needs: [
        ["a/1.ts", "b/1.ts"],
        ["b/2.ts", "a/2.ts"],
      ],
    },
  ]);
});

test("a folder and one inside it are two", () => {
  expect(folders(["a/1.ts", "a/in/1.ts"])).toEqual([]);
  expect(folders(["a/1.ts", "a/in/1.ts"], ["a/in/2.ts", "a/2.ts"])).toEqual([["a", "a/in"]]);
});

test("a long way round is a circle too, and what only hangs on it is not told", () => {
  const round = [
    ["a/1.ts", "b/1.ts"],
    ["b/1.ts", "c/1.ts"],
    ["c/2.ts", "a/2.ts"],
  ] as const;
  expect(folders(...round, ["d/1.ts", "a/1.ts"], ["c/1.ts", "e/1.ts"])).toEqual([["a", "b", "c"]]);
});

test("two circles are told apart", () => {
  const first = [
    ["a/1.ts", "b/1.ts"],
    ["b/1.ts", "a/1.ts"],
  ] as const;
  const second = [
    ["c/1.ts", "d/1.ts"],
    ["d/1.ts", "c/1.ts"],
  ] as const;
  expect(folders(...first, ["a/1.ts", "c/1.ts"], ...second)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

import { resolve } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../server/testing/testFolder.ts";
import { contentDate } from "./contentDate.ts";

const root = resolve(import.meta.dirname, "..");

test("the environment goes before the history", async () => {
  expect(await contentDate(root, { SOURCE_DATE_EPOCH: "1764028800" })).toBe("2025-11-25");
});

test("nothing is known of a folder without a history", async () => {
  expect(await contentDate(await testFolder("bare"), {})).toBeUndefined();
});

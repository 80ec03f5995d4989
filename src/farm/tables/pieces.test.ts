import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { penceFor, pieceIds } from "./pieces.ts";

const folder = path.resolve(import.meta.dirname, "../../models/furniture");
const text = globSync("*.ts", { cwd: folder })
  .map((file) => readFileSync(path.join(folder, file), "utf8"))
  .join("\n");

it("names pieces that the catalogue has, a keepsake for each heirloom and a trophy for each crop", () => {
  const own = pieceIds.filter((id) => !/^(keepsake|trophy)-/.test(id));
  expect(own.filter((id) => !text.includes(`id: "${id}"`))).toEqual([]);
  expect([own.length, pieceIds.length - own.length]).toEqual([67, 36]);
});

it("costs a little more each time", () => {
  expect([0, 1, 10, 86].map(penceFor)).toEqual([60, 100, 680, 19_770]);
});

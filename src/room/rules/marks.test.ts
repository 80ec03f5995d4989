// Who bears a maker's mark, where several are alike and some were made.
import { describe, expect, test } from "vitest";
import { floorPlace, thing } from "../model/placed.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { borrowed } from "./allowance.ts";
import { marked } from "./marks.ts";

const made = ["made from 2 timber of field 417, Seedtime 2026", "made from 2 timber of field 3"];
const catalogue = {
  ...sampleCatalogue(),
  mark: (id: string, nth: number) => (id === "stool" ? made[nth] : undefined),
  lacksDye: (id: string) => id === "moss",
};
const room = withItems(bareRoom(), [
  thing("c", "stool", floorPlace(0, 0)),
  thing("a", "stool", floorPlace(8, 0)),
  thing("b", "stool", floorPlace(16, 0)),
  { ...thing("d", "table", floorPlace(0, 12)), tint: "moss" },
  { ...thing("e", "sofa", floorPlace(12, 12)), partTints: { light: "moss" } },
  { ...thing("f", "sofa", floorPlace(12, 20)), partTints: { light: "clay" } },
]);

describe("maker's marks", () => {
  test("as many bear a mark as were made, the first by their ids", () => {
    expect([...marked(room, catalogue)]).toEqual([
      ["a", made[0]],
      ["b", made[1]],
    ]);
    expect(marked(room, sampleCatalogue()).size).toBe(0);
  });

  test("what has a dye that is not had, in whatever part, is only borrowed", () => {
    expect([...borrowed(room, catalogue)]).toEqual(["d", "e"]);
    expect(borrowed(room, sampleCatalogue()).size).toBe(0);
  });
});

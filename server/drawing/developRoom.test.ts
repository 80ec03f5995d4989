// Tests the process that develops rooms: pictures of the right form and size, words on prints, and an end to what takes too long.
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { encode } from "../../src/room/model/encode.ts";
import { floorPlace, thing } from "../../src/room/model/placed.ts";
import { bareRoom, withItems } from "../../src/room/model/sampleRoom.ts";
import { type DevelopJob, developedForms } from "./developing.ts";
import { developingLimits, openDeveloper } from "./openDrawing.ts";
import { printPaper } from "./printPaper.ts";

const words = {
  name: "Kitchen",
  caption: "Bread at last",
  by: "rowan.eth",
  address: "farm.example/rooms/0123456789",
};

const room = withItems(bareRoom(4, 4), [thing("table", "farm-table", floorPlace(4, 4))]);
const job = (more: Partial<DevelopJob> = {}): DevelopJob => ({
  document: encode(room),
  pictures: [],
  owned: [],
  shot: null,
  words: null,
  ...more,
});

function developer(milliseconds = developingLimits.milliseconds) {
  const opened = openDeveloper({ ...developingLimits, milliseconds });
  onTestFinished(opened.end);
  return opened;
}

describe("developRoom", () => {
  test("what pages and chats show, and prints, each in its form and size", async () => {
    const { run } = developer();
    for (const [asked, forms] of [
      [job(), ["card", "large", "small"]],
      [job({ words }), ["square", "story"]],
    ] as const) {
      const done = await run(asked);
      if (!done.ok || done.value === null) throw new Error("nothing was developed");
      expect(Object.keys(done.value)).toEqual(forms);
      for (const form of forms) {
        const { width, height, type } = developedForms[form];
        const bytes = done.value[form]!;
        expect(await sharp(bytes).metadata()).toMatchObject({
          width,
          height,
          format: type.slice("image/".length),
        });
        expect(bytes.length).toBeLessThan(400_000);
      }
    }
  });

  test("what takes too long is ended, and what cannot be read is an error with its place", async () => {
    expect(await developer(50).run(job())).toEqual({ ok: false, reason: "it took too long" });
    const broken = await developer().run(job({ document: '{"version":1}' }));
    expect(broken).toMatchObject({
      ok: false,
      reason: expect.stringContaining("cannot be read at name"),
    });
  });

  test("a print has the lines that can be written whole, and no others", () => {
    const lines = (more: object) =>
      printPaper("story", { ...words, ...more }).match(/<g fill/g)?.length ?? 0;
    expect(lines({})).toBe(4);
    expect(lines({ caption: null })).toBe(3);
    expect(lines({ by: null, caption: null })).toBe(2);
    expect(lines({ name: "Дом", by: "住处.eth" })).toBe(2);
    const long =
      "a very long line about the room that goes on and on and on until there is no place ".repeat(
        3,
      );
    expect(lines({ caption: long })).toBe(5);
  });
});

// Any junk that is brought in gets a clear answer, and a room comes in whole.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode, encodeCutting } from "../model/encode.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { readRoomFile, readRoomText } from "./importRoom.ts";

const room = furnishedRoom();
const text = encode(room);
const change = (how: (json: Record<string, unknown>) => void): string => {
  const json = JSON.parse(text) as Record<string, unknown>;
  how(json);
  return JSON.stringify(json);
};
const words = (given: string) => {
  const read = readRoomText(given);
  return read.ok ? "a room" : read.reason;
};

describe("importRoom", () => {
  test("a room comes in as it went out, from text and from a file", async () => {
    const files = [
      text,
      ` \n${text}\n`,
      `\ufeff${text}`,
      JSON.stringify(JSON.parse(text), null, 2),
    ];
    for (const given of files) {
      const read = await readRoomFile(new Blob([given]));
      expect(read.ok && encode(read.value)).toBe(text);
    }
  });

  test.each([
    ["", "There is nothing in it."],
    ["hello", "it is not JSON"],
    ["{}", "there is no room in it"],
    ["7", "there is no room in it"],
    [`${"[".repeat(500)}${"]".repeat(500)}`, "there is no room in it"],
    [change((json) => Object.assign(json, { version: 99 })), "newer version"],
    [change((json) => Object.assign(json, { name: "" })), "its name is not"],
    [
      change((json) => Object.assign((json.items as object[])[1]!, { turn: 9 })),
      "thing 2 in it (items.1.turn) is not written as it should be",
    ],
    [change((json) => (json.items as object[]).push((json.items as object[])[0]!)), "items.8.id"],
    [change((json) => delete json.light), "its light is missing"],
    [
      change((json) => Object.assign((json.items as object[])[0]!, { id: "Ü" })),
      "(items.0.id) is not",
    ],
    [encodeCutting([...room.items.values()]), "Those are things"],
    [`{"version":1,"name":"${"x".repeat(4_000_001)}"}`, "too long"],
  ])("what is wrong is told: case %#", (given, expected) => {
    expect(words(given)).toContain(expected);
  });

  test("other files are known for what they are", async () => {
    const answer = async (...parts: BlobPart[]) => {
      const read = await readRoomFile(new Blob(parts));
      return read.ok ? "a room" : read.reason;
    };
    expect(await answer("\x89PNG".replace("\x89", ""), "")).toContain("not JSON");
    expect(
      await answer(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
    ).toContain("picture");
    expect(await answer("glTF\x02\0\0\0")).toContain("GLB");
    expect(await answer(new Uint8Array(17_000_000))).toContain("too large");
  });

  test("no junk is ever a throw or an empty answer", async () => {
    const junk = fc.oneof(
      fc.json(),
      fc.string(),
      fc.string().map((cut) => text.slice(cut.length)),
    );
    await fc.assert(
      fc.asyncProperty(junk, async (given) => {
        const read = await readRoomFile(new Blob([given]));
        if (!read.ok) expect(read.reason.length).toBeGreaterThan(10);
      }),
      { numRuns: 500 },
    );
  });
});

// Tests what rooms are found by, and that the question for it survives an address.
import { describe, expect, test } from "vitest";
import { wallFinishes } from "../../models/catalogue/finishes.ts";
import { bareRoom, furnishedRoom } from "../model/sampleRoom.ts";
import { type GalleryAsk, galleryQuery, readGalleryAsk, wallColours } from "./galleryAsk.ts";
import { coloursOfFinish, pieceOfMark, roomMarks } from "./roomMarks.ts";

describe("roomMarks", () => {
  test("each finish of walls has a colour, and each colour is on some wall", () => {
    expect(Object.keys(coloursOfFinish).sort()).toEqual(wallFinishes.map(({ id }) => id).sort());
    expect(new Set(Object.values(coloursOfFinish).flat())).toEqual(new Set(wallColours));
  });

  test("a room is found by each of its pieces once, and by the colours of all four walls", () => {
    const room = furnishedRoom();
    const marks = roomMarks(room);
    expect(new Set(marks).size).toBe(marks.length);
    const pieces = marks.map(pieceOfMark).filter((piece) => piece !== null);
    expect(pieces.sort()).toEqual(
      [...new Set([...room.items.values()].map((i) => i.model))].sort(),
    );
    const bare = bareRoom();
    const walls = {
      ...bare.shell.walls,
      west: { kind: "warm-brick" },
      east: { kind: "unheard-of" },
    };
    expect(roomMarks({ ...bare, shell: { ...bare.shell, walls } })).toContain("walls:red");
  });

  test("whatever is asked for is found again in its address, and nothing else is asked for", () => {
    const asks: GalleryAsk[] = [
      { by: "new" },
      { by: "loved" },
      { by: "theme" },
      { by: "piece", piece: "rocking-chair" },
      ...wallColours.map((walls) => ({ by: "walls", walls }) as const),
    ];
    for (const ask of asks) expect(readGalleryAsk(galleryQuery(ask, "5-0000000000"))).toEqual(ask);
    expect(galleryQuery({ by: "new" })).toBe("");
    for (const odd of ["?by=hearts", "?piece=", "?piece=a%20b", `?piece=${"x".repeat(61)}`])
      expect(readGalleryAsk(odd)).toEqual({ by: "new" });
    expect(readGalleryAsk("?walls=mauve")).toEqual({ by: "new" });
  });
});

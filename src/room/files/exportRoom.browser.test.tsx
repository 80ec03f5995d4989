// The files of a room: from the round one where it is there, else from the drawing, as real pixels.
import { describe, expect, test } from "vitest";
import { bareRoom } from "../model/sampleRoom.ts";
import type { ExportKind, FileMaker } from "./exportRoom.ts";
import { makeRoomFile } from "./exportRoom.ts";

const asked: (boolean | undefined)[] = [];
const drawer: FileMaker["drawer"] = {
  draw: async (_document, wish) => {
    asked.push(wish?.isTransparent);
    const ground = wish?.isTransparent ? "" : '<rect width="80" height="60" fill="#fbe9cd"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60" width="80" height="60">${ground}<rect x="30" y="20" width="20" height="20" fill="#a5481f"/></svg>`;
    return { svg, width: 80, height: 60, middle: { x: 40, y: 40 }, scale: 10 };
  },
  close: () => {},
};
const document = bareRoom();
const make = (kind: ExportKind, stage: FileMaker["stage"] = null, by = drawer) =>
  makeRoomFile(kind, { document, drawer: by, stage });

describe("exportRoom", () => {
  test.each([
    ["png", 1600, 255, "harvest-kitchen.png"],
    ["pngLarge", 3200, 255, "harvest-kitchen.large.png"],
    ["pngClear", 3200, 0, "harvest-kitchen.cut-out.png"],
  ] as const)("%s is drawn %d wide where there is no 3D", async (kind, width, alpha, name) => {
    const file = await make(kind);
    expect(file).toMatchObject({ name, bytes: { type: "image/png" } });
    const bitmap = await createImageBitmap(file!.bytes);
    expect([bitmap.width, bitmap.height]).toEqual([width, (width * 3) / 4]);
    const context = new OffscreenCanvas(1, 1).getContext("2d")!;
    context.drawImage(bitmap, -4, -4);
    expect(context.getImageData(0, 0, 1, 1).data[3]).toBe(alpha);
  });

  test("what the stage can make comes from it, and what it fails at from the drawing", async () => {
    const seen: unknown[] = [];
    const stage = {
      picture: async (how: unknown) => {
        seen.push(how);
        return new Blob(["seen"], { type: "image/png" });
      },
      file: async (kind: string) => new Blob([`the ${kind}`]),
    };
    asked.length = 0;
    expect(await (await make("pngClear", stage))!.bytes.text()).toBe("seen");
    for (const kind of ["glb", "usdz"] as const) {
      const file = (await make(kind, stage))!;
      expect([file.name, await file.bytes.text()]).toEqual([
        `harvest-kitchen.${kind}`,
        `the ${kind}`,
      ]);
    }
    expect(seen).toEqual([{ scale: 2, isTransparent: true }]);
    expect(asked).toEqual([]);
    const lost = async () => {
      throw new Error("the context is lost");
    };
    expect((await make("png", { picture: lost, file: lost }))!.bytes.type).toBe("image/png");
    expect(asked).toEqual([false]);
    expect(await make("glb", { picture: lost, file: lost })).toBeNull();
  });

  test("nothing is made up where nothing can be drawn", async () => {
    const none = { draw: async () => null, close: () => {} };
    expect(await make("png", null, none)).toBeNull();
    expect(await make("svg", null, none)).toBeNull();
    expect(await make("glb")).toBeNull();
  });
});

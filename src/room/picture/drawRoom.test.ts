// The picture of a room shows what is in sight of it, in its light, and says in words what it shows.
import { describe, expect, it } from "vitest";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import type { Item, PictureRef, RoomDocument } from "../model/room.ts";
import { drawPiece } from "./drawPiece.ts";
import { type DrawRoomOptions, drawRoom } from "./drawRoom.ts";
import { drawThing } from "./drawThing.ts";
import { composeRoom, hang, open, put, stand, type TestThing } from "./testing/composeRoom.ts";

const room = (things: readonly TestThing[], name = "Small room"): RoomDocument =>
  composeRoom(things, { name });

const draw = (document: RoomDocument, picture: DrawRoomOptions = {}) =>
  drawRoom(document, siteCatalogue, { isSmall: true, ...picture });

const hen: PictureRef = { kind: "upload", hash: "ab".repeat(32), alt: "My hen" };
const withPicture = (document: RoomDocument, id: string): RoomDocument => {
  const item: Item = { ...document.items.get(id)!, picture: hen };
  return { ...document, items: new Map([...document.items, [id, item]]) };
};

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
const colours = (svg: string): ReadonlySet<string> =>
  new Set(svg.match(/(?<=color=")#[0-9a-f]{6}/g));

describe("drawRoom", () => {
  it("is one picture with a name and a description, without a style of its own", () => {
    const document = room([stand("round-table", 0.5, 0.5)], 'Tom & "Jo" <3');
    const { svg, width, height } = draw(document);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).toContain('<title id="r-t">Tom &#38; &#34;Jo&#34; &#60;3</title>');
    expect(svg).toContain("3 by 3 tiles, in day light.");
    expect(svg).not.toContain("style=");
    expect(draw(document).svg).toBe(svg);
    expect(draw(document, { title: "Ours" }).svg).toContain(">Ours</title>");
  });

  it("begins every id with the prefix", () => {
    const document = withPicture(
      room([hang("north", 0.5, "picture-of-a-field", 2), stand("candle", 1, 1)]),
      "picture-of-a-field",
    );
    const { svg } = draw(document, { prefix: "card7", pictures: () => "/hen.png", light: "night" });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.filter((id) => !id.startsWith("card7"))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it("leaves the ground away where it is to be transparent", () => {
    const document = room([]);
    const [whole, alone] = [draw(document), draw(document, { isTransparent: true })];
    expect(count(whole.svg, /<rect|<ellipse/g)).toBe(2);
    expect(count(alone.svg, /<rect|<ellipse/g)).toBe(0);
    expect(alone.width).toBeLessThan(whole.width);
  });

  it("shows from each side what hangs on the two walls behind", () => {
    const document = withPicture(
      room([hang("north", 0.5, "picture-of-a-field", 2)]),
      "picture-of-a-field",
    );
    const shown = ([0, 1, 2, 3] as const).map((quarter) =>
      count(draw(document, { quarter, pictures: () => "/hen.png" }).svg, /<image/g),
    );
    expect(shown).toEqual([1, 0, 0, 1]);
  });

  it("hangs pictures from the addresses it is given, and leaves frames empty otherwise", () => {
    const plain = room([hang("north", 0.5, "picture-of-a-field", 2), stand("picture-rug", 0, 1)]);
    const document = withPicture(withPicture(plain, "picture-of-a-field"), "picture-rug");
    const { svg } = draw(document, { pictures: () => "/pictures/a&b.png", light: "evening" });
    expect(count(svg, /<image href="\/pictures\/a&#38;b.png"/g)).toBe(2);
    expect(count(svg, /<clipPath id="r-c\d"><path d="m[^"]+"\/><\/clipPath>/g)).toBe(2);
    expect(draw(document).svg).not.toContain("<image");
  });

  it("covers walls, floor and the view at the window with pictures", () => {
    const document = room([open("west", 0, "round-window"), open("north", 0, "plank-door")]);
    const own = { kind: "own-picture", picture: hen };
    const { shell } = document;
    const covered = {
      ...document,
      shell: { ...shell, floor: own, walls: { ...shell.walls, north: own } },
    };
    expect(
      count(draw(covered, { pictures: () => "/a.png" }).svg, /<image/g),
    ).toBeGreaterThanOrEqual(2);
    const wide = composeRoom([open("north", 0.25, "casement")], { name: "Wide", columns: 4 });
    const seen = { ...wide, shell: { ...wide.shell, backdrop: hen } };
    expect(count(draw(seen, { pictures: () => "/a.png" }).svg, /<image/g)).toBeGreaterThanOrEqual(
      1,
    );
    expect(count(draw(wide, { pictures: () => "/a.png" }).svg, /<image/g)).toBe(0);
  });

  it("lights lamps at night, unless they were put out", () => {
    const lamp = (unlit?: true) =>
      draw(
        room([
          stand("farm-table", 0, 1, { with: [put("candle", 1, 0.5, unlit ? { unlit } : {})] }),
        ]),
        { light: "night" },
      ).svg;
    expect(count(lamp(), /<circle/g)).toBe(1);
    expect(count(lamp(true), /<circle/g)).toBe(0);
    expect(colours(lamp())).not.toEqual(colours(lamp(true)));
    const day = draw(room([stand("farm-table", 0, 1)])).svg;
    expect(day).toContain("#fff8ea");
    expect(lamp()).toContain("#20203f");
  });

  it("hides what stands behind a wardrobe", () => {
    const hidden = room([stand("teddy-bear", 0, 0), stand("wardrobe", 0.25, 0.75)]);
    const seen = room([stand("teddy-bear", 0, 2.25), stand("wardrobe", 0.25, 0.75)]);
    const none = room([stand("wardrobe", 0.25, 0.75)]);
    const size = (document: RoomDocument) => draw(document).svg.length;
    expect(size(seen) - size(none)).toBeGreaterThan(3 * Math.max(1, size(hidden) - size(none)));
  });

  it("prints cloth in a second tone, in whichever way the room is drawn", () => {
    const printed = (things: readonly TestThing[], name: string): RoomDocument => {
      const document = room(things, name);
      const items = [...document.items].map(([id, item]): [string, Item] => [
        id,
        { ...item, tint: "denim", patterns: { whole: "dots" } },
      ]);
      return { ...document, items: new Map(items) };
    };
    const sofa = [stand("sofa", 0, 1)];
    const [plain, dotted] = [
      draw(room(sofa)).svg,
      draw(printed(sofa, "Dots"), { prefix: "q" }).svg,
    ];
    expect(count(plain, /<pattern/g)).toBe(0);
    const ids = [...dotted.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) {
      expect(id).toMatch(/^q/);
      expect(count(dotted, new RegExp(`fill="url\\(#${id}\\)"`, "g"))).toBeGreaterThan(0);
    }
    expect(draw(printed(sofa, "Dots"), { prefix: "q" }).svg).toBe(dotted);
    const alone = drawThing(
      {
        model: "sofa",
        coat: "denim.whole_dots",
        turn: 0,
        isLit: true,
        picture: undefined,
        isMade: false,
        light: "day",
        scale: 60,
        isBlock: false,
      },
      () => null,
      "s",
    );
    expect(count(alone.shapes, /<pattern/g)).toBeGreaterThan(3);
  });

  it("draws a crowded room piece by piece, each look once", () => {
    const things = Array.from({ length: 60 }, (_, i) =>
      stand("pumpkin-stack", 2 * (i % 8), 1.5 * Math.floor(i / 8)),
    );
    const document = composeRoom(things, {
      name: "Crop",
      columns: 16,
      rows: 12,
      floor: "flagstones",
    });
    const { svg } = draw(document);
    expect(count(svg, /<use /g)).toBe(60);
    expect(count(svg, /<g id="r0-look">/g)).toBe(1);
    expect(count(svg, /-look">/g)).toBe(1);
  });
});

it("drawPiece: draws every look of a piece, and nothing for what is not there", () => {
  const plain = drawPiece("sofa")!;
  expect(plain.svg).toContain("<title");
  expect(drawPiece("sofa", "rose")!.svg).not.toBe(plain.svg);
  expect(plain.svg.length).toBeLessThan(30_000);
  expect(drawPiece("throne")).toBeNull();
});

// What is most wanted is drawn first, only what changed is drawn at all, and a thread that fails is asked on.
import { expect, test } from "vitest";
import { siteCatalogue as catalogue } from "../../catalogue/siteCatalogue.ts";
import type { Item, ItemId } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import type { PartAnswer, PartRequest } from "./drawing.ts";
import { openPartDrawer } from "./partDrawer.ts";
import { pictureParts } from "./pictureParts.ts";

const stool = (id: string, x: number): Item => ({
  id,
  model: "wobbly-stool",
  turn: 0,
  at: { kind: "floor", x, z: 8 },
});
const lamp: Item = { id: "lamp", model: "floor-lamp", turn: 0, at: { kind: "floor", x: 2, z: 2 } };
const nobody: ReadonlySet<ItemId> = new Set();

/** Threads that answer when they are told to. */
function threads() {
  const asked: PartRequest[] = [];
  const ends: { answered: (answer: PartAnswer) => void; failed: () => void }[] = [];
  const drawer = openPartDrawer({ url: async () => null }, (answered, failed) => {
    ends.push({ answered, failed });
    return { ask: (request) => void asked.push(request), close: () => {} };
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (request: PartRequest) => {
    const drawn = { shapes: `<path id="${request.prefix}"/>`, left: 0, top: 0 };
    for (const { answered } of ends.slice(
      request.wish.kind === "shell" ? 0 : 1,
      request.wish.kind === "shell" ? 1 : 2,
    ))
      answered({ wish: request.wish, drawn });
    await settled();
  };
  const wishesOf = (parts: ReturnType<typeof pictureParts>) => [
    parts.shell,
    ...parts.pieces.map(({ wish }) => wish),
  ];
  return { drawer, asked, ends, settled, answer, wishesOf };
}

test("a room is its shell and each look once; a move draws nothing anew", async () => {
  const { drawer, asked, settled, answer, wishesOf } = threads();
  const room = withItems(bareRoom(6, 6), [stool("a", 4), stool("b", 12)]);
  drawer.want(wishesOf(pictureParts(room, catalogue, 0, nobody)));
  await settled();
  // Neither waits for the other.
  expect(asked.map(({ wish }) => wish.kind)).toEqual(["shell", "look"]);
  for (const request of [...asked]) await answer(request);
  expect(asked).toHaveLength(2);
  const moved = withItems(bareRoom(6, 6), [stool("a", 5), stool("b", 16)]);
  drawer.want(wishesOf(pictureParts(moved, catalogue, 0, nobody)));
  await settled();
  expect(asked).toHaveLength(2);
  // Round the room the stool is seen from another side, and so are the walls.
  drawer.want(wishesOf(pictureParts(moved, catalogue, 1, nobody)));
  await settled();
  expect(asked).toHaveLength(4);
  expect(new Set(asked.map(({ prefix }) => prefix)).size).toBe(4);
});

test("what waits and is not wanted any more is never drawn; what cannot be drawn holds up nothing", async () => {
  const { drawer, asked, ends, settled, answer, wishesOf } = threads();
  const room = withItems(bareRoom(6, 6), [stool("a", 4), lamp]);
  const { shell, pieces } = pictureParts(room, catalogue, 0, nobody);
  const models = () =>
    asked.flatMap(({ wish }) => (wish.kind === "look" ? [wish.wanted.model] : []));
  drawer.want([shell, ...pieces.map(({ wish }) => wish)]);
  await settled();
  expect(models()).toEqual(["floor-lamp"]);
  drawer.want([shell]);
  await answer(asked.at(-1)!);
  expect(models()).toEqual(["floor-lamp"]);
  const night = { ...room, shell: { ...room.shell, light: "night" as const } };
  drawer.want(wishesOf(pictureParts(night, catalogue, 0, nobody)));
  await settled();
  ends[1]!.failed();
  await settled();
  expect(models()).toEqual(["floor-lamp", "floor-lamp", "wobbly-stool"]);
  expect(drawer.drawn.state().failed.size).toBe(1);
});

test("what is carried leaves the room and the light of its lamp stays", () => {
  const room = withItems(bareRoom(6, 6), [stool("a", 4), lamp]);
  const [before, during] = [nobody, new Set(["lamp"])].map((held) =>
    pictureParts(room, catalogue, 0, held),
  );
  expect(during!.pieces.map(({ id }) => id)).toEqual(["a"]);
  expect(during!.shell.key).toBe(before!.shell.key);
  const renamed = { ...room, shell: { ...room.shell, name: "Other" } };
  expect(pictureParts(renamed, catalogue, 0, nobody).shell.key).toBe(before!.shell.key);
  const night = { ...room, shell: { ...room.shell, light: "night" as const } };
  expect(pictureParts(night, catalogue, 0, nobody).shell.key).not.toBe(before!.shell.key);
});

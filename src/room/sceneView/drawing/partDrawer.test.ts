// What is most wanted is drawn first, only what changed is drawn at all, and a worker that fails is asked on.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { describe, expect, test } from "vitest";
import type { WorkerTrouble } from "../../../lib/worker/openWorkerClient.ts";
import { siteCatalogue as catalogue } from "../../catalogue/siteCatalogue.ts";
import { floorPlace, thing } from "../../model/placed.ts";
import type { ItemId } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import type { ModelWorker } from "../../modelWorker/modelWorker.ts";
import type { ModelRequest } from "../../modelWorker/requests.ts";
import type { ThingDrawing } from "../../picture/drawThing.ts";
import { drawingParts } from "./drawingParts.ts";
import { openPartDrawer } from "./partDrawer.ts";

const stool = (id: string, x: number) => thing(id, "wobbly-stool", floorPlace(x, 8));
const lamp = thing("lamp", "floor-lamp", floorPlace(2, 2));
const nobody: ReadonlySet<ItemId> = new Set();

type Asked = { readonly request: DrawRequest; readonly settle: (result: Drawn) => void };
type DrawRequest = Extract<ModelRequest, { readonly kind: "look" | "shell" }>;
type Drawn = Result<ThingDrawing, WorkerTrouble>;

/** Workers that answer when they are told to. */
function workers() {
  const asked: Asked[] = [];
  const ask = (request: DrawRequest) =>
    new Promise<Drawn>((settle) => void asked.push({ request, settle }));
  const worker = { ask, close: () => {} } as ModelWorker;
  const drawer = openPartDrawer({ url: async () => null }, () => worker);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async ({ request, settle }: Asked) => {
    settle(accept({ shapes: `<path id="${request.prefix}"/>`, left: 0, top: 0 }));
    await settled();
  };
  const wishesOf = (parts: ReturnType<typeof drawingParts>) => [
    parts.shell,
    ...parts.pieces.map(({ wish }) => wish),
  ];
  return { drawer, asked, settled, answer, wishesOf };
}

describe("partDrawer", () => {
  test("a room is its shell and each look once; a move draws nothing anew", async () => {
    const { drawer, asked, settled, answer, wishesOf } = workers();
    const room = withItems(bareRoom(6, 6), [stool("a", 4), stool("b", 12)]);
    drawer.want(wishesOf(drawingParts(room, catalogue, 0, nobody)));
    await settled();
    // Neither waits for the other.
    expect(asked.map(({ request }) => request.kind)).toEqual(["shell", "look"]);
    for (const each of [...asked]) await answer(each);
    expect(asked).toHaveLength(2);
    const moved = withItems(bareRoom(6, 6), [stool("a", 5), stool("b", 16)]);
    drawer.want(wishesOf(drawingParts(moved, catalogue, 0, nobody)));
    await settled();
    expect(asked).toHaveLength(2);
    // Round the room the stool is seen from another side, and so are the walls.
    drawer.want(wishesOf(drawingParts(moved, catalogue, 1, nobody)));
    await settled();
    expect(asked).toHaveLength(4);
    expect(new Set(asked.map(({ request }) => request.prefix)).size).toBe(4);
  });

  test("what waits and is not wanted any more is never drawn; what cannot be drawn holds up nothing", async () => {
    const { drawer, asked, settled, answer, wishesOf } = workers();
    const room = withItems(bareRoom(6, 6), [stool("a", 4), lamp]);
    const { shell, pieces } = drawingParts(room, catalogue, 0, nobody);
    const models = () =>
      asked.flatMap(({ request }) => (request.kind === "look" ? [request.wanted.model] : []));
    drawer.want([shell, ...pieces.map(({ wish }) => wish)]);
    await settled();
    expect(models()).toEqual(["floor-lamp"]);
    drawer.want([shell]);
    await answer(asked.at(-1)!);
    expect(models()).toEqual(["floor-lamp"]);
    const night = { ...room, shell: { ...room.shell, light: "night" as const } };
    drawer.want(wishesOf(drawingParts(night, catalogue, 0, nobody)));
    await settled();
    asked.findLast(({ request }) => request.kind === "look")!.settle(refuse("failed"));
    await settled();
    expect(models()).toEqual(["floor-lamp", "floor-lamp", "wobbly-stool"]);
    expect(drawer.drawn.state().failed.size).toBe(1);
  });

  test("what is carried leaves the room and the light of its lamp stays", () => {
    const room = withItems(bareRoom(6, 6), [stool("a", 4), lamp]);
    const [before, during] = [nobody, new Set(["lamp"])].map((held) =>
      drawingParts(room, catalogue, 0, held),
    );
    expect(during!.pieces.map(({ id }) => id)).toEqual(["a"]);
    expect(during!.shell.key).toBe(before!.shell.key);
    const renamed = { ...room, shell: { ...room.shell, name: "Other" } };
    expect(drawingParts(renamed, catalogue, 0, nobody).shell.key).toBe(before!.shell.key);
    const night = { ...room, shell: { ...room.shell, light: "night" as const } };
    expect(drawingParts(night, catalogue, 0, nobody).shell.key).not.toBe(before!.shell.key);
  });
});

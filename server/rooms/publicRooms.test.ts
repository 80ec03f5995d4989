// Tests over real sockets that what a holder only borrows is in no picture and in no words that others get.
import { describe, expect, test } from "vitest";
import { encode } from "../../src/room/model/encode.ts";
import type { Item } from "../../src/room/model/room.ts";
import { bareRoom, withItems } from "../../src/room/model/sampleRoom.ts";
import { startRoomsForTest } from "./testing/startRoomsForTest.ts";

const piece = "ribbon-pole";
const pieces = [{ piece, chainId: 1, address: "0x1" }];

const pole = (id: string, x: number): Item => ({
  id,
  model: piece,
  turn: 0,
  at: { kind: "floor", x, z: 4 },
});
const stool: Item = {
  id: "stool",
  model: "footstool",
  turn: 0,
  at: { kind: "floor", x: 20, z: 20 },
};
const json = (...items: Item[]) => JSON.parse(encode(withItems(bareRoom(), items)));

async function shared(owns: { count: number | null }, ...items: Item[]) {
  const asked: string[] = [];
  const server = await startRoomsForTest("sqlite", {
    pieces,
    countTokens: async (collection, owner) => {
      asked.push(`${collection.address} ${owner}`);
      return owns.count;
    },
  });
  const me = await server.holder(1);
  const { id } = (await me.create(json(...items))).body;
  const body = { isListed: true, isNamed: true };
  await me.send(`/api/rooms/${id}/publish`, { method: "POST", body });
  const page = async () => {
    const listed = (await server.guest.send("/api/gallery")).body.rooms[0] as { words?: string };
    const told = (await server.guest.send(`/api/gallery/${id}`)).body;
    const read = (await server.guest.send(`/api/rooms/${id}`)).body;
    const drawn = (await server.guest.send(`/rooms/${id}`)).text;
    expect([listed.words, read.words]).toEqual([told.words, told.words]);
    expect(drawn).toContain(JSON.stringify(told.words));
    return String(told.words);
  };
  const words = async () => String((await server.guest.send(`/api/gallery/${id}`)).body.words);
  const picture = async () => {
    const { status, headers } = await server.guest.send(`/rooms/${id}.png`);
    expect(status).toBe(200);
    const job = server.drawers.begun.at(-1)!;
    return { tag: headers.get("ETag"), owned: job.form === "room" ? job.owned : null };
  };
  return { ...server, me, id, asked, page, words, picture };
}

describe("publicRooms", () => {
  test("a piece that its holder does not own is not shown, until they own it", async () => {
    const owns = { count: 0 as number | null };
    const { me, id, asked, page, words, picture, clock } = await shared(owns, pole("a", 4), stool);
    expect(await page()).toContain("One thing stands in it");
    const without = await picture();
    expect(without.owned).toEqual([[piece, 0]]);
    // Whoever it belongs to sees all of it, and nothing is lost of it.
    const mine = (await me.send(`/api/rooms/${id}`)).body;
    expect(mine).toMatchObject({ isOwn: true, document: json(pole("a", 4), stool) });
    expect(mine.words).toContain("2 things");
    // One question is enough for all of that.
    expect(asked).toEqual([`0x1 ${me.address}`]);

    owns.count = 1;
    clock.now += 61_000;
    await expect.poll(words).toContain("2 things");
    expect(await page()).toContain("2 things");
    const whole = await picture();
    expect(whole.owned).toEqual([]);
    expect(whole.tag).not.toBe(without.tag);

    // While the chain is silent, what was known holds.
    owns.count = null;
    clock.now += 61_000;
    expect(await words()).toContain("2 things");
    expect(await page()).toContain("2 things");

    owns.count = 0;
    clock.now += 61_000;
    await expect.poll(words).toContain("One thing");
    expect((await picture()).tag).toBe(without.tag);
  });

  test("of several as many are shown as are owned; a silent chain makes nobody an owner", async () => {
    const some = await shared({ count: 1 }, pole("a", 2), pole("b", 12), stool);
    expect((await some.picture()).owned).toEqual([[piece, 1]]);
    expect(await some.page()).toContain("2 things");
    const silent = await shared({ count: null }, pole("a", 4), stool);
    expect(await silent.page()).toContain("One thing");
    expect(await silent.page()).toContain("One thing");
    expect(silent.asked).toHaveLength(1);
  });

  test("of a holder who is not named nobody learns how many they have", async () => {
    const { me, id, guest, page, picture } = await shared(
      { count: 1 },
      pole("a", 2),
      pole("b", 12),
      stool,
    );
    await me.send(`/api/rooms/${id}/publish`, { method: "POST", body: { isNamed: false } });
    expect((await guest.send(`/api/gallery/${id}`)).body).toMatchObject({
      by: null,
      owned: [{ piece, count: 0 }],
    });
    expect(await page()).toContain("One thing");
    expect((await picture()).owned).toEqual([[piece, 0]]);
  });

  test("nobody is asked about a room that has nothing counted in it", async () => {
    const { asked, page, picture } = await shared({ count: 0 }, stool);
    expect(await page()).toContain("One thing");
    expect((await picture()).owned).toEqual([]);
    expect(asked).toEqual([]);
  });
});

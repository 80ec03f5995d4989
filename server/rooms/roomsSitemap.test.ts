// Tests over real sockets that search engines find the rooms of the gallery, and no others.
import { describe, expect, test } from "vitest";
import { dialects } from "../store/testing/testDatabase.ts";
import { startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { roomJson, siteOrigin } from "./testing/visitors.ts";

const DAY = 86_400_000;

describe.each(dialects)("%s", (dialect) => {
  test("lists what hangs in the gallery, newest first, with its last change", async () => {
    const { clock, guest, holder } = await startRoomsForTest(dialect, { patience: 10 });
    const me = await holder(1);
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    async function open(name: string, isListed: boolean): Promise<string> {
      const { id } = (await me.create(roomJson(name))).body;
      clock.now += DAY;
      const sent = { method: "POST", body: { isListed } };
      expect(await me.send(`/api/rooms/${id}/publish`, sent)).toMatchObject({ status: 200 });
      return id;
    }
    const ask = (headers = {}) => guest.send("/sitemap-rooms.xml", { headers });
    const listed = async () =>
      [...(await ask()).text.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
        ([, address, changed]) => [address, changed],
      );
    const address = (id: string) => `${siteOrigin}/rooms/${id}`;

    const old = await open("Old", true);
    const oldDay = day(clock.now);
    const late = await open("Late", true);
    await open("By link alone", false);
    expect(await listed()).toEqual([
      [address(late), day(clock.now - DAY)],
      [address(old), oldDay],
    ]);

    const first = await ask();
    expect(first.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const tag = { "If-None-Match": first.headers.get("ETag") ?? "" };
    expect((await ask(tag)).status).toBe(304);
    expect((await guest.send("/sitemap-rooms.xml", { method: "POST", body: {} })).status).toBe(405);

    clock.now += DAY;
    await me.save(old, 1, roomJson("Old, but swept"));
    await me.send(`/api/rooms/${late}/publish`, { method: "DELETE" });
    expect(await listed()).toEqual([[address(old), oldDay]]);
    const show = { method: "POST", body: { asItIsNow: true } };
    await me.send(`/api/rooms/${old}/publish`, show);
    clock.now += 600_000;
    expect(await listed()).toEqual([[address(old), day(clock.now)]]);
  });
});

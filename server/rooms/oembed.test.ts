// Tests what other sites are told of a link to a room: a frame or its picture as large as they have place for, while it is shown.
import { describe, expect, test, vi } from "vitest";
import { developedText } from "../testing/fakeDrawer.ts";
import { withdrawRoom } from "./publishing.ts";
import { gone, roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { roomJson, siteOrigin, testNameOf, testNames } from "./testing/visitors.ts";

describe("oembed", () => {
  test("a room that is shown is told as a frame or its picture, and under its holder's name only where they say so", async () => {
    const { holder, guest, db, clock, drawers } = await startRoomsForTest("sqlite", {
      names: testNames,
    });
    const me = await holder(1);
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    drawers.develops = async (job) => {
      await promise;
      return developedText(job);
    };
    const { id } = (await me.create(roomJson("Kitchen <b>"))).body;
    const ask = (more = "", address = `${siteOrigin}/rooms/${id}`) =>
      guest.send(`/api/oembed?url=${encodeURIComponent(address)}${more}`);
    expect(await ask()).toMatchObject(gone);
    const share = (isNamed: boolean) =>
      me.send(`/api/rooms/${id}/publish`, { method: "POST", body: { isNamed } });
    await share(false);
    const told = await ask();
    expect(told.headers.get("access-control-allow-origin")).toBe("*");
    expect(told.body).toEqual({
      version: "1.0",
      type: "rich",
      title: "Kitchen <b>",
      provider_name: "Farm",
      provider_url: `${siteOrigin}/`,
      cache_age: 300,
      html: `<iframe src="${siteOrigin}/rooms/${id}?embed" title="Kitchen &lt;b&gt;" width="960" height="640" loading="lazy" frameborder="0" allowfullscreen></iframe>`,
      width: 960,
      height: 640,
    });
    expect((await ask("&maxwidth=480")).body).toMatchObject({
      type: "rich",
      html: expect.stringContaining('width="480" height="320"'),
      width: 480,
      height: 320,
    });
    // In less nobody can find their way: there the picture stands for the room.
    expect((await ask("&maxwidth=4000&maxheight=63")).body).toMatchObject({
      type: "photo",
      url: `${siteOrigin}/rooms/${id}.png?v=1`,
      width: 120,
      height: 63,
    });
    finish();
    await vi.waitUntil(async () => (await guest.send(`/api/gallery/${id}`)).body.picture);
    const { picture } = (await guest.send(`/api/gallery/${id}`)).body;
    const developed = `${siteOrigin}/rooms/${id}.jpg?v=${picture}`;
    expect((await ask()).body).toMatchObject({
      thumbnail_url: developed,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect((await ask("&maxheight=63")).body).toMatchObject({ type: "photo", url: developed });
    await share(true);
    expect((await ask("&format=json")).body).toMatchObject({ author_name: testNameOf(1) });

    expect(await ask("&format=xml")).toMatchObject(roomsRefusal(501, "other-format"));
    for (const more of ["&maxwidth=0", "&maxheight=-1", "&maxwidth=1e3"])
      expect(await ask(more)).toMatchObject(roomsRefusal(400, "bad-request"));
    expect(await guest.send("/api/oembed")).toMatchObject(roomsRefusal(400, "bad-request"));
    for (const other of [
      `https://other.example/rooms/${id}`,
      `${siteOrigin}.other.example/rooms/${id}`,
      `${siteOrigin}/rooms/../rooms/${id}`,
      `${siteOrigin}/rooms/${id}.png`,
      `${siteOrigin}/rooms`,
    ])
      expect(await ask("", other)).toMatchObject(gone);
    expect(await ask("", `${siteOrigin}/rooms/${id}?from=chat#top`)).toMatchObject({ status: 200 });
    await withdrawRoom(db, id, clock.now);
    expect(await ask()).toMatchObject(gone);
  });
});

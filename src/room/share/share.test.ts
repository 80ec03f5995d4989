// Tests what the pages of shown rooms say before any script runs, from what the server hands over.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Page } from "../../lib/page.ts";
import { templateWords } from "../template/strings.ts";
import { loadRoomGalleryPage, loadRoomPage } from "./index.ts";

const room = {
  id: "0123456789",
  version: 3,
  name: "Kitchen <b> & co",
  words: "Kitchen <b> & co, 8 by 8 tiles, in day light. Four bare walls.",
  by: "rowan.eth" as string | null,
  caption: null as string | null,
  isListed: true,
  publishedAt: Date.UTC(2026, 10, 21),
  endsAt: null as number | null,
  hearts: 0,
  credit: { room: "9876543210", by: "juniper.eth", name: "Parlour" },
  owned: [],
};

const drawn = ({ Content, given }: Page) => renderToStaticMarkup(createElement(Content, { given }));

describe("shared rooms", () => {
  test("a room's page has its name, its words, its picture and the way to a copy", async () => {
    const page = (await loadRoomPage(room.id, null, room))!;
    expect(page).toMatchObject({
      title: room.name,
      description: `${room.words} Furnished by rowan.eth.`,
      published: "2026-11-21T00:00:00.000Z",
    });
    // Its drawing is another picture than the room that one saw: chats are named none.
    expect(page.image).toBeUndefined();
    const html = drawn(page);
    expect(html).toContain("<h1");
    expect(html).toContain("Kitchen &lt;b&gt; &amp; co</h1>");
    expect(html).toContain("8 by 8 tiles, in day light.");
    expect(html).toContain('href="/room-designer?remix=0123456789"');
    expect(html).toContain('src="/rooms/0123456789.png?v=3&amp;size=large"');
    expect(html).toMatch(/<a href="\/rooms\/9876543210">Parlour by juniper\.eth<\/a>/);
    expect(html).toContain("21 November 2026");
  });

  test("once its picture is developed, the page shows that and names it to chats", async () => {
    const picture = "3-abc.def";
    const page = (await loadRoomPage(room.id, null, { ...room, picture }))!;
    const card = `/rooms/0123456789.jpg?v=${picture}`;
    expect(page.image).toEqual({ url: card, width: 1200, height: 630, alt: room.words });
    const html = drawn(page);
    expect(html).toContain(`src="/rooms/0123456789.webp?v=${picture}"`);
    expect(html).toContain(`${card} 1200w`);
    expect(html).not.toContain(".png");
  });

  test("in a frame of another site a room has nothing that acts for somebody", async () => {
    const page = (await loadRoomPage(room.id, null, room, "?embed"))!;
    expect(page).toMatchObject({ isBare: true, isUnlisted: true, title: room.name });
    const html = drawn(page);
    expect(html).toContain("Kitchen &lt;b&gt; &amp; co</h1>");
    expect(html).toMatch(
      /<a [^>]*href="\/rooms\/0123456789"[^>]*target="_blank"|target="_blank"[^>]*href="\/rooms\/0123456789"/,
    );
    expect(html).toContain("Step inside");
    expect(html.match(/<button/g)).toHaveLength(1);
    expect((await loadRoomPage(room.id, null, room))!.isBare).toBeUndefined();
  });

  test("the words of the author come first, on the page and beside its link, and are marked as theirs", async () => {
    const caption = "Bread <i>at last</i>";
    const page = (await loadRoomPage(room.id, null, { ...room, caption }))!;
    expect(page.description).toBe("“Bread <i>at last</i>” Furnished by rowan.eth.");
    expect(drawn(page)).toContain("“Bread &lt;i&gt;at last&lt;/i&gt;”");
    expect(drawn(page)).toContain("8 by 8 tiles, in day light.");
    const gallery = await loadRoomGalleryPage("", { rooms: [{ ...room, caption }], after: null });
    expect(drawn(gallery)).toContain("“Bread &lt;i&gt;at last&lt;/i&gt;”");
  });

  test("the gallery says what the theme of the week wishes for, and leads to the rooms that meet it", async () => {
    const theme = { name: "First frost", wishes: ["a fire", "a chair", "two rugs"] };
    const first = { rooms: [], after: null, theme, pieces: [{ id: "stool", name: "Stool" }] };
    const html = drawn(await loadRoomGalleryPage("?by=theme", first));
    expect(html).toContain("First frost</h2>");
    expect(html).toContain("Furnish a room with a fire, a chair and two rugs.");
    expect(html).toContain('href="/rooms?by=theme" aria-current="page"');
    expect(html).toContain("Nobody has furnished it yet");
    expect(drawn(await loadRoomGalleryPage("", { rooms: [], after: null }))).not.toContain(
      "First frost",
    );
  });

  test("whoever says no name is somebody on the page, and a guest's room says when it ends", async () => {
    const nameless = { ...room, by: null, isListed: false, endsAt: Date.UTC(2026, 11, 21) };
    const page = (await loadRoomPage(room.id, null, nameless))!;
    expect(page).toMatchObject({ description: room.words, isUnlisted: true });
    expect(drawn(page)).toContain("somebody</dd>");
    expect(drawn(page)).toContain("21 December 2026");
    expect(drawn(await loadRoomGalleryPage("", { rooms: [nameless], after: null }))).not.toContain(
      "Furnished by",
    );
  });

  test("a room made from one that is not listed says so without a title or a link", async () => {
    const copy = { ...room, credit: { room: null, by: null, name: null } };
    const html = drawn((await loadRoomPage(room.id, null, copy))!);
    expect(html).toContain("another’s room</dd>");
    expect(html).not.toContain("Parlour");
    // What nearly stands as this one hangs below it.
    const madeFromThis = [{ ...room, id: "1111111111", name: "Twin", by: null }];
    const source = drawn((await loadRoomPage(room.id, null, { ...room, madeFromThis }))!);
    expect(source).toContain("Made from this one</h2>");
    expect(source).toContain('<a href="/rooms/1111111111">Twin</a>');
  });

  test("the gallery shows its rooms", async () => {
    const html = drawn(await loadRoomGalleryPage("", { rooms: [room], after: null }));
    expect(html).toContain('href="/rooms/0123456789"');
    expect(html).not.toContain("More rooms");
    expect(
      drawn(await loadRoomGalleryPage("", { rooms: [room], after: "1-0123456789" })),
    ).toContain("More rooms");
  });

  test("while few rooms are shown the rooms of the house stand as open doors, and nothing sorts them", async () => {
    const doors = (html: string) =>
      [...html.matchAll(/href="\/room-designer\?begin=([a-z-]+)"/g)].map(([, id]) => id!);
    const rooms = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...room, id: `${i}`.padStart(10, "0") }));
    const gallery = async (count: number, search = "") =>
      drawn(await loadRoomGalleryPage(search, { rooms: rooms(count), after: null }));
    const empty = await gallery(0);
    expect(doors(empty)).toEqual(Object.keys(templateWords).filter((id) => id !== "bare-walls"));
    for (const { name } of [templateWords["winter-room"], templateWords["long-pantry"]])
      expect(empty).toContain(`>${name}</span>`);
    expect(empty).toMatch(/src="\/pieces\/door-harvest-kitchen\.webp"/);
    expect(empty).not.toContain("The newest rooms");
    expect(empty).not.toContain("Order of the rooms");
    const few = await gallery(12);
    expect(few).toContain("The newest rooms");
    expect(few).not.toContain("Order of the rooms");
    expect(doors(few)).toHaveLength(12);
    const many = await gallery(13);
    expect(many).toContain("Order of the rooms");
    expect(doors(many)).toEqual([]);
    expect(doors(await gallery(0, "?by=loved"))).toEqual([]);
  });

  test("sorted otherwise the gallery says so, leads on in the same order, and says in words where nothing is", async () => {
    const some = {
      rooms: [{ ...room, hearts: 3 }],
      after: "3.1-0123456789",
      pieces: [{ id: "stool", name: "Stool" }],
    };
    const loved = drawn(await loadRoomGalleryPage("?by=loved", some));
    expect(loved).toContain('href="/rooms?by=loved" aria-current="page"');
    expect(loved).toContain('href="/rooms?by=loved&amp;after=3.1-0123456789"');
    expect(loved).toContain("3 hearts");
    expect(loved).toMatch(/<form [^>]*action="\/rooms"/);
    const found = drawn(await loadRoomGalleryPage("?piece=stool", some));
    expect(found).toContain("Rooms with this in them: Stool");
    expect(found).toContain('<option value="stool" selected="">Stool</option>');
    const none = { rooms: [], after: null };
    for (const [search, words] of [
      ["?by=loved", "No room has a heart yet"],
      ["?piece=stool", "No open room has that in it"],
      ["?walls=red", "No open room has such walls"],
      ["?after=1-0123456789", "That is the end of the list"],
    ] as const)
      expect(drawn(await loadRoomGalleryPage(search, none))).toContain(words);
  });

  test("what is no room is not drawn as one", async () => {
    await expect(loadRoomPage(room.id, null, { ...room, name: 7 })).rejects.toThrow();
  });
});

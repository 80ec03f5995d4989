// Tests in a browser what visitors do with rooms that are shown: fetch more of them, and report one.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { GalleryPage } from "./gallery.tsx";
import type { PublicRoom } from "./publicRooms.ts";
import { ReportRoom, RoomLinkForms } from "./room.tsx";

const room = (number: number): PublicRoom => ({
  id: String(number).padStart(10, "0"),
  version: 1,
  name: `Room ${number}`,
  words: `Room ${number}, 8 by 8 tiles.`,
  by: "rowan.eth",
  caption: null,
  isListed: true,
  publishedAt: 0,
  endsAt: null,
  hearts: 0,
  credit: null,
  owned: [],
  picture: null,
});

const asked: { path: string; body: unknown }[] = [];

function answerWith(answer: () => Response) {
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    asked.push({ path: String(path), body: init?.body && JSON.parse(String(init.body)) });
    return answer();
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
});

describe("pages of shared rooms", () => {
  test("more rooms come below, each once; what fails can be tried again", async () => {
    answerWith(() => new Response(null, { status: 503 }));
    mount(
      <GalleryPage
        ask={{ by: "loved" }}
        isFurther={false}
        first={{
          rooms: [room(3), room(2)],
          after: "2.5-0000000002",
          pieces: [{ id: "stool", name: "Stool" }],
        }}
      />,
    );
    const more = page.getByRole("link", { name: "More rooms" });
    await more.click();
    await expect.element(page.getByText(/could not be fetched/)).toBeVisible();
    vi.restoreAllMocks();
    answerWith(() => Response.json({ rooms: [room(2), room(1)], after: null }));
    await more.click();
    await expect.element(page.getByRole("link", { name: /Room 1/ })).toBeVisible();
    expect(asked.at(-1)!.path).toContain("/api/gallery?by=loved&after=2.5-0000000002");
    const links = page.getByRole("link", { name: /^Room/ }).elements();
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      [3, 2, 1].map((number) => `/rooms/${room(number).id}`),
    );
    expect(more.elements()).toEqual([]);
    await expectNoViolations();
  });

  test("a report goes out with its reason and a few words", async () => {
    answerWith(() => new Response(null, { status: 204 }));
    mount(<ReportRoom id="0123456789" />);
    await page.getByRole("button", { name: "Report this room" }).click();
    await page.getByRole("radio", { name: "It uses a picture that is not theirs" }).click();
    await page.getByRole("textbox", { name: "In a few words, if you like" }).fill(" My hen ");
    await expectNoViolations();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => page.getByRole("dialog").elements()).toEqual([]);
    expect(asked).toEqual([
      {
        path: "/api/rooms/0123456789/report",
        body: { reason: "It uses a picture that is not theirs: My hen" },
      },
    ]);
  });

  test("a room is handed on as a code, a tall picture and a line for another page", async () => {
    answerWith(() => new Response("picture", { headers: { "Content-Type": "image/png" } }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    mount(<RoomLinkForms room={room(1)} />);
    await page.getByRole("button", { name: "As a code, a tall picture or a frame" }).click();
    await expect.element(page.getByRole("img", { name: "The link as a code" })).toBeVisible();
    const line = page.getByRole("textbox", { name: "For a page of your own" });
    await expect.element(line).toHaveValue(expect.stringContaining(`/rooms/${room(1).id}?embed`));
    await expectNoViolations();
    await page.getByRole("button", { name: "Save a tall picture" }).click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]!.path).toBe(
      `${location.origin}/rooms/${room(1).id}.jpg?v=${room(1).version}&size=story`,
    );
  });
});

// Sharing in a real browser: what the dialog promises, what it asks for, and what it sends.
import { Watched } from "@loamstead/lib/watched.ts";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { EditorContext } from "../editor/EditorContext.ts";
import { testEditor } from "../editor/testing/testEditor.ts";
import type { RoomDocument } from "../model/room.ts";
import { templates } from "../template/index.ts";
import type { GuestLink } from "./guestLinks.ts";
import type { AccountRooms } from "./openRoomsAccount.ts";
import type { OwnRoom, SharingOptions } from "./roomsApi.ts";
import { ShareDialog } from "./ShareDialog.tsx";

const own: OwnRoom = {
  id: "0123456789",
  version: 1,
  name: "Kitchen",
  savedAt: 0,
  publishedAt: null,
  isListed: false,
  isNamed: false,
  caption: null,
  isWithdrawn: false,
  shownVersion: null,
  shownAt: null,
  showsLatest: false,
  hearts: 0,
};
const link: GuestLink = {
  id: "0123456789",
  name: "Kitchen",
  version: 1,
  endsAt: Date.UTC(2026, 11, 24, 12),
  base: "",
};

type Given = { isSignedIn: boolean; document?: RoomDocument; refusal?: string };

function show({ isSignedIn, document, refusal }: Given) {
  const { editor } = testEditor(document);
  const asked: unknown[] = [];
  let shared = own;
  const state = { at: isSignedIn ? "kept" : "signedOut", progress: new Map([["a-room", "sent"]]) };
  const sharing = new Watched<{ rooms: ReadonlyMap<string, OwnRoom> }>({ rooms: new Map() });
  const told = () => {
    sharing.set({ rooms: new Map([["a-room", shared]]) });
    return { ok: true, value: shared };
  };
  const account = {
    state: () => state,
    subscribe: () => () => {},
    address: () => (isSignedIn ? `0x${"ab".repeat(20)}` : null),
    find: async () => ({ ok: true, value: null }),
    name: async () => "rowan.eth",
    sharing,
    showNow: async (room: string) => {
      asked.push([room, "now"]);
      shared = { ...shared, shownAt: 2, shownVersion: 2 };
      return told();
    },
    share: async (room: string, wish: SharingOptions) => {
      asked.push([room, wish]);
      shared = { ...shared, ...wish, publishedAt: 1, savedAt: 2, shownAt: 1, shownVersion: 1 };
      return told();
    },
    reshare: async (id: string, wish: SharingOptions) => {
      asked.push([id, wish]);
      if (refusal) return { ok: false, reason: { kind: "refused", words: refusal } };
      shared = { ...shared, ...wish };
      return told();
    },
    guests: {
      find: async () => null,
      share: async (room: string, caption: string | null) => {
        asked.push([room, caption]);
        return { ok: true, value: link };
      },
      end: async () => ({ ok: true, value: null }),
    },
  } as unknown as AccountRooms;
  mount(
    <EditorContext value={editor}>
      <ShareDialog
        account={Promise.resolve(account)}
        room="a-room"
        keep={async () => true}
        onClose={() => {}}
      />
    </EditorContext>,
  );
  return { asked };
}

const box = (name: string) => page.getByRole("checkbox", { name });
const button = (name: string) => page.getByRole("button", { name });

describe("ShareDialog", () => {
  test("signed in, a link alone is made unless more is wished, and it can be told otherwise later", async () => {
    const { asked } = show({ isSignedIn: true });
    await expect
      .element(page.getByText(/^Whoever has the link can look at the room/))
      .toBeVisible();
    await expect.element(box("Show it in the gallery too")).not.toBeChecked();
    await expect.element(box("Say whose it is")).not.toBeChecked();
    await expect.element(page.getByText(/by rowan\.eth/)).toBeVisible();
    await expectNoViolations();
    await page.getByRole("textbox", { name: /^A line about it/ }).fill("Late  bread ");
    await button("Share it").click();
    expect(asked).toEqual([["a-room", { caption: "Late bread" }]]);
    const address = page.getByRole("textbox", { name: "Link to the room" });
    await expect.element(address).toHaveValue(`${location.origin}/rooms/0123456789`);
    await expect.element(page.getByText(/^Others see it as it was on/)).toBeVisible();
    await button("Show it as it is now").click();
    expect(asked.pop()).toEqual(["a-room", "now"]);
    // Nothing is left to be shown.
    await expect.element(page.getByText("Others see it as it is now.")).toBeVisible();
    await expect.element(button("Show it as it is now")).not.toBeInTheDocument();
    await page.getByText("As a code, as a picture for stories, or on another page").click();
    await expect.element(page.getByRole("img", { name: "The link as a code" })).toBeVisible();
    let answer = () => new Response(null, { status: 503 });
    const fetched = vi.spyOn(window, "fetch").mockImplementation(async () => answer());
    await button("Save a tall picture").click();
    await expect.element(page.getByText(/^The picture is not ready/)).toBeVisible();
    answer = () => new Response(new Blob(["jpg"]));
    const kept = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await button("Save a tall picture").click();
    const names = () => kept.mock.contexts.map((link) => (link as HTMLAnchorElement).download);
    await expect.poll(names).toEqual(["kitchen.jpg"]);
    const asking = fetched.mock.calls.map(([address]) => String(address));
    expect(asking).toContainEqual(expect.stringMatching(/0123456789\.jpg\?v=2&size=story$/));
    vi.restoreAllMocks();
    const frame = page.getByRole("textbox", { name: "For a page of your own" });
    const src = `src="${location.origin}/rooms/0123456789?embed"`;
    expect((frame.element() as HTMLInputElement).value).toContain(`<iframe ${src} title="Kitchen"`);
    await expectNoViolations();
    await box("Show it in the gallery too").click();
    await expect.element(box("Show it in the gallery too")).toBeChecked();
    await box("Say whose it is").click();
    await page.getByRole("textbox", { name: /^A line about it/ }).fill("");
    await button("Keep this line").click();
    await expect.element(button("Keep this line")).not.toBeInTheDocument();
    expect(asked.slice(1)).toEqual([
      ["0123456789", { isListed: true }],
      ["0123456789", { isNamed: true }],
      ["0123456789", { caption: null }],
    ]);
    await box("Always show my latest").click();
    await expect.element(page.getByText(/^Others see each change/)).toBeVisible();
    await expect.element(button("Show it as it is now")).not.toBeInTheDocument();
    expect(asked.at(-1)).toEqual(["0123456789", { showsLatest: true }]);
    await expectNoViolations();
  });

  test("a room that stands as another's is told so in sight of whoever wanted it in the gallery", async () => {
    await page.viewport(390, 844);
    const refusal = "This is how “Fireside nook” stands. Change something of your own first.";
    show({ isSignedIn: true, refusal });
    await button("Share it").click();
    await box("Show it in the gallery too").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(refusal);
    const { bottom } = page.getByRole("alert").element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight + 1);
    await expect.element(box("Show it in the gallery too")).not.toBeChecked();
    // On a desk there is room beside the link.
    await page.viewport(1280, 800);
    expect(page.getByRole("dialog").element().getBoundingClientRect().width).toBe(560);
  });

  test("a template as it came is shared by link, and is told why it is not for the gallery", async () => {
    show({ isSignedIn: true, document: templates()[0]!.document });
    await expect.element(box("Show it in the gallery too")).toBeDisabled();
    await expect.element(page.getByText(/^Nothing in it is yours yet/)).toBeVisible();
    await expect.element(button("Share it")).toBeEnabled();
  });

  test("whoever is not signed in makes a link without an account, and is told when it ends", async () => {
    const { asked } = show({ isSignedIn: false });
    await expect.element(page.getByText(/for thirty days/)).toBeVisible();
    expect(box("Say whose it is").elements()).toEqual([]);
    await expectNoViolations();
    await button("Make a link").click();
    expect(asked).toEqual([["a-room", null]]);
    await expect.element(page.getByText(/until 24 December 2026/)).toBeVisible();
    await expectNoViolations();
    await button("Stop sharing").click();
    await expect.element(button("Make a link")).toBeVisible();
  });
});

// Whoever furnishes in words is offered the rooms to begin with in words: by name, by keys, and only while it is bare.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BeginningInWords } from "../../rooms/BeginningInWords.tsx";
import type { RoomTools } from "../../rooms/roomTools.ts";
import { bare, kitchen, roomNameButton, showRooms } from "../../rooms/testing/showRooms.tsx";
import { templates } from "../../template/index.ts";
import { RoomArea } from "./RoomArea.tsx";

const [furnished, walls] = [templates()[0]!, templates().find(({ id }) => id === "bare-walls")!];

const area = (tools: RoomTools) => (
  <RoomArea beginning={{ inPictures: <p>Cards</p>, inWords: <BeginningInWords tools={tools} /> }} />
);
const showList = () => showRooms({}, { mode: "list", room: area });
const offered = () => page.getByRole("list", { name: "Rooms to begin with" });
const offer = (name: string) => offered().getByRole("button", { name: new RegExp(`^${name}`) });
const empty = () => page.getByText(/^Nothing stands here yet/);

/** The focus stands where whoever comes to the room finds it. */
async function toTheRoom() {
  await expect.element(empty()).toBeVisible();
  await expect.element(offered()).toBeVisible();
  (empty().element() as HTMLElement).focus();
}

describe("beginning a room", () => {
  test("the list offers each room by name and in a sentence, without a picture", async () => {
    await page.viewport(1280, 800);
    await showList();
    await toTheRoom();
    await expect
      .element(offered().getByRole("button", { name: `${furnished.name} ${furnished.words}` }))
      .toBeVisible();
    expect(offered().getByRole("img").elements()).toHaveLength(0);
    expect(page.getByText("Cards").elements()).toHaveLength(0);
    await expectNoViolations();
  });

  test("the next stop of the keyboard after the empty list is the first of them, and a key takes it", async () => {
    const { library, said } = await showList();
    await toTheRoom();
    await userEvent.keyboard("{Tab}");
    await expect.element(offer(furnished.name)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("tree", { name: "In this room" })).toHaveFocus();
    expect(library.session.state().document.items.size).toBe(kitchen.items.size);
    expect(said().at(-1)).toBe(furnished.name);
    expect(offered().elements()).toHaveLength(0);
  });

  test("whoever goes elsewhere before the room is there stays there", async () => {
    const { library } = await showList();
    await toTheRoom();
    const elsewhere = roomNameButton().element() as HTMLElement;
    const chosen = offer(furnished.name).element() as HTMLElement;
    chosen.focus();
    chosen.click();
    elsewhere.focus();
    await expect.element(page.getByRole("tree", { name: "In this room" })).toBeVisible();
    expect(library.session.state().document.items.size).toBe(kitchen.items.size);
    expect(document.activeElement).toBe(elsewhere);
  });

  test("four bare walls leave the focus in the list that is still empty", async () => {
    const { library } = await showList();
    await toTheRoom();
    (offer(walls.name).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(offered()).not.toBeInTheDocument();
    await expect.element(empty()).toHaveFocus();
    expect(library.state().isFresh).toBe(false);
    expect(library.session.state().document).toEqual(bare);
  });

  test("on a phone they are read without scrolling sideways", async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await showList();
    await expect.element(offered()).toBeVisible();
    const { scrollWidth, clientWidth } = offered().element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});

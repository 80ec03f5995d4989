// Coming in, taking along, going back, and two tabs that want different things, in a real browser.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { textTable } from "../../keeping/store/store.ts";
import { putText } from "../../keeping/testing/libraryTabs.ts";
import { siteCatalogue } from "../catalogue/index.ts";
import { moveItems } from "../commands/moveItems.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { templates } from "../template/index.ts";
import {
  bare,
  dialog,
  kitchen,
  nextDownload,
  parlour,
  renamedRoom,
  roomNameButton,
  roomsButton,
  showRooms,
  sortedRoomNames,
} from "./testing/showRooms.tsx";

describe("RoomDialogs", () => {
  describe("coming in", () => {
    test("a template makes a room of one's own, and its cards go", async () => {
      const { library } = await showRooms({});
      await expect.element(page.getByText(/Begin with a room/)).toBeVisible();
      await expectNoViolations();
      await page.getByRole("button", { name: new RegExp(templates()[0]!.name) }).click();
      await vi.waitFor(async () =>
        expect(await sortedRoomNames(library)).toEqual([kitchen.shell.name]),
      );
      expect(page.getByText(/Begin with a room/).elements()).toHaveLength(0);
    });

    test("chosen by a key, a template leaves the focus in the room that it made", async () => {
      await showRooms({});
      const cards = page.getByRole("list", { name: "Rooms to begin with" });
      const card = cards.getByRole("button", { name: templates()[0]!.name });
      await expect.element(card).toBeVisible();
      (card.element() as HTMLElement).focus();
      await userEvent.keyboard("{Enter}");
      await expect.element(card).not.toBeInTheDocument();
      await expect.element(page.getByRole("listbox", { name: "Things" })).toHaveFocus();
    });

    test("a room is brought in as text; junk is told what is wrong with it", async () => {
      const { library, tools } = await showRooms({});
      tools.view.set({ view: { kind: "import" } });
      const area = page.getByLabelText("Or paste it as text");
      await area.fill("not a room");
      await roomsButton("Bring it in").click();
      await expect
        .element(page.getByRole("alert").filter({ hasText: "it is not JSON" }))
        .toBeVisible();
      await expectNoViolations();
      await area.fill(encode(renamedRoom(parlour, "From afar")));
      await roomsButton("Bring it in").click();
      await expect.element(roomNameButton()).toHaveTextContent("From afar");
      expect(await sortedRoomNames(library)).toEqual(["From afar"]);
    });
  });

  test("taking it along: as JSON that comes back in, and not as GLB where there is no 3D", async () => {
    const { tools, library } = await showRooms({ a: encode(renamedRoom(bare, "Nook & cranny")) });
    tools.view.set({ view: { kind: "export" } });
    await expect.element(dialog()).toBeVisible();
    await expectNoViolations();
    const download = nextDownload();
    await roomsButton(/The plan itself/).click();
    const json = await download;
    expect(json.name).toBe("nook-cranny.json");
    const back = decode(await json.bytes.text());
    expect(back.ok && encode(back.value)).toBe(encode(library.session.state().document));

    await expect.element(roomsButton(/In the round/)).toHaveAttribute("aria-disabled", "true");
  });

  test("an earlier version is gone back to, with its time in words", async () => {
    const { tools, database } = await showRooms({ a: encode(renamedRoom(bare, "Now")) });
    const at = Date.now() - 20 * 60_000;
    await putText(
      database,
      `point/a/${String(at).padStart(15, "0")}`,
      encode(renamedRoom(bare, "Then")),
      at,
    );
    tools.view.set({ view: { kind: "versions" } });
    await expect.element(roomsButton("Go back to this: 20 minutes ago")).toBeVisible();
    await expectNoViolations();
    await roomsButton("Go back to this: 20 minutes ago").click();
    await expect.element(roomNameButton()).toHaveTextContent("Then");
  });

  test("two tabs that want different things are asked about, and what is chosen goes on", async () => {
    const { library, other, database } = await showRooms({ a: encode(kitchen) });
    const two = await other();
    const [thing] = [...kitchen.items.values()].filter(
      ({ id }) =>
        moveItems(kitchen, { ids: [id], by: { x: 1, z: 0 } }, siteCatalogue).ok &&
        moveItems(kitchen, { ids: [id], by: { x: -1, z: 0 } }, siteCatalogue).ok,
    );
    two.session.dispatch(moveItems, { ids: [thing!.id], by: { x: 1, z: 0 } });
    library.session.dispatch(moveItems, { ids: [thing!.id], by: { x: -1, z: 0 } });
    two.retry();
    await vi.waitFor(() => expect(two.state().saving.at).toBe("kept"), 5_000);
    library.retry();
    await expect.element(page.getByRole("dialog", { name: "Two tabs, two wishes" })).toBeVisible();
    await expectNoViolations();
    const mine = encode(library.session.state().document);
    await roomsButton("Keep mine").click();
    await vi.waitFor(() => expect(encode(two.session.state().document)).toBe(mine), 5_000);
    expect(library.state().conflict).toBeNull();
    const kept = await database.read([textTable], (at) => at.keys(textTable, "room/"));
    expect(kept.ok && kept.value).toEqual(["room/a"]);
  });
});

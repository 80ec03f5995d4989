// The catalogue by keyboard and by pointer: sets, search, favourites, what is counted, and drawing a card out.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { mouseOn } from "@loamstead/ui/testing/mouseOn.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { catalogueWith } from "../catalogue/index.ts";
import { EditorContext } from "../editor/EditorContext.ts";
import type { Editor } from "../editor/editor.ts";
import { testEditor } from "../editor/testing/testEditor.ts";
import type { ModelId } from "../model/room.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { CataloguePanel, type Lift } from "./CataloguePanel.tsx";
import { KeptModels } from "./keptModels.ts";
import { PlacedList } from "./PlacedList.tsx";

const onLift = vi.fn<Lift>();
let editor: Editor;
let recent: KeptModels;

function open(owned: ReadonlyMap<ModelId, number> = new Map()) {
  onLift.mockReset().mockReturnValue(true);
  ({ editor } = testEditor(bareRoom(), catalogueWith(owned)));
  recent = new KeptModels({ key: "r", most: 9, shelf: null });
  return mount(
    <EditorContext value={editor}>
      <main>
        <h1>Room</h1>
        <section data-region="catalogue" aria-label="Pieces">
          <CataloguePanel recent={recent} onLift={onLift} />
        </section>
        <section data-region="room" aria-label="The room">
          <button type="button" data-home="">
            The scene
          </button>
        </section>
        <section data-region="placed" aria-label="In this room">
          <PlacedList />
        </section>
      </main>
    </EditorContext>,
  );
}

const search = () => page.getByRole("searchbox", { name: "Find a piece" });
const tab = (name: string) => page.getByRole("tab", { name });
const card = (name: string | RegExp) => page.getByRole("gridcell").getByRole("button", { name });
const tool = () => editor.session.state().tool;
const cards = () => [...document.querySelectorAll<HTMLElement>("[data-card]")];

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe("CataloguePanel", () => {
  test("sets are tabs, and a set is one stop with arrows inside it", async () => {
    open();
    await expect.element(tab("Kitchen")).toHaveAttribute("aria-selected", "true");
    (tab("Kitchen").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(tab("Parlour")).toHaveFocus();
    await expect.element(page.getByRole("heading", { name: "Parlour" })).toBeVisible();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(cards()[0]);
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(cards()[1]);
    await userEvent.keyboard("{End}");
    expect(document.activeElement).toBe(cards().at(-1));
    await expectNoViolations();
  });

  test("Enter takes a piece, the focus goes to the room, and the piece is among the recent ones", async () => {
    open();
    await userEvent.fill(search(), "farm tab");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(tool()).toMatchObject({
      at: "holding",
      held: { kind: "new", item: { model: "farm-table" } },
    });
    await expect.element(page.getByRole("button", { name: "The scene" })).toHaveFocus();
    await expect.element(card(/^Farm table/)).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(card(/^Farm table/));
    expect(tool().at).toBe("idle");
    await userEvent.click(tab("Recent"));
    await expect.element(card(/^Farm table/)).toBeVisible();
  });

  test("the room has the focus before the next key, however swiftly that is pressed", async () => {
    open();
    await search().click();
    await userEvent.keyboard("farm table");
    await expect.element(card(/^Farm table/)).toBeVisible();
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    search().element().dispatchEvent(enter);
    expect(tool().at).toBe("holding");
    expect(document.activeElement?.textContent).toBe("The scene");
  });

  test("F and the heart keep a piece; an empty shelf says how", async () => {
    open();
    await userEvent.click(tab("Favourites"));
    await expect.element(page.getByText(/^Press the heart/)).toBeVisible();
    await userEvent.click(tab("Kitchen"));
    cards()[0]!.focus();
    await userEvent.keyboard("f");
    expect(editor.favourites.state()).toHaveLength(1);
    await userEvent.click(page.getByRole("button", { name: /^Keep / }).nth(1));
    await userEvent.click(tab("Favourites"));
    expect(cards()).toHaveLength(2);
    await expectNoViolations();
  });

  test("what is not found offers what may have been meant", async () => {
    open();
    await userEvent.fill(search(), "pianno");
    await expect.element(page.getByText("Nothing called “pianno”.")).toBeVisible();
    await expectNoViolations();
    await userEvent.click(page.getByRole("button", { name: "Upright piano" }));
    await expect.element(card(/^Upright piano/)).toBeVisible();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(search()).toHaveValue("");
  });

  test("what is owned is counted, what is not is borrowed", async () => {
    open(
      new Map([
        ["farm-table", 2],
        ["long-bench", 0],
      ]),
    );
    await expect.element(card(/^Farm table .*2 left$/)).toBeVisible();
    await userEvent.click(card(/^Long bench .*borrow it to try$/));
    expect(tool()).toMatchObject({ held: { kind: "new", borrow: true } });
    await expectNoViolations();
  });

  test("a card that is drawn out is handed over, and is not clicked as well", async () => {
    open();
    const from = cards()[0]!;
    const fire = mouseOn(from);
    fire("pointerdown", { clientX: 10 });
    fire("pointermove", { clientX: 13 });
    expect(onLift).not.toHaveBeenCalled();
    fire("pointermove", { clientX: 40 });
    fire("pointermove", { clientX: 80 });
    fire("pointerup", { clientX: 80 });
    from.click();
    expect(onLift).toHaveBeenCalledTimes(1);
    expect(tool().at).toBe("idle");
    from.click();
    expect(tool().at).toBe("holding");
  });

  test("a card that no view takes comes into the hand", async () => {
    open();
    onLift.mockReturnValue(false);
    const from = cards()[0]!;
    const fire = mouseOn(from);
    fire("pointerdown", { clientX: 10 });
    fire("pointermove", { clientX: 90 });
    from.click();
    expect(tool().at).toBe("holding");
  });

  test("on a phone the sets are chips, and a low sheet shows one row of cards", async () => {
    await page.viewport(390, 844);
    const { host } = open();
    const sheet = host.querySelector<HTMLElement>("[data-region=catalogue]")!;
    sheet.dataset.layout = "phone";
    sheet.style.blockSize = "220px";
    await vi.waitFor(() => {
      const tops = new Set(cards().map((each) => each.getBoundingClientRect().top));
      expect(tops.size).toBe(1);
    });
    await expectNoViolations();
    sheet.style.blockSize = "700px";
    await vi.waitFor(() => {
      const [a, b, , d] = cards().map((each) => each.getBoundingClientRect().top);
      expect([a === b, a === d]).toEqual([true, false]);
    });
  });
});

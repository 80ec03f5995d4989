// The panel of the visitor's own pictures: added, described, hung everywhere, and deleted with a word.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memoryDatabase } from "../../keeping/database/memoryDatabase.ts";
import { textTable } from "../../keeping/store/store.ts";
import { siteCatalogue } from "../catalogue/index.ts";
import { EditorContext } from "../editor/EditorContext.ts";
import { testEditor } from "../editor/testing/testEditor.ts";
import { roomLayout } from "../keeping/roomKind.ts";
import { encode } from "../model/encode.ts";
import { templates } from "../template/index.ts";
import { MyPictures } from "./MyPictures.tsx";
import { openPictures } from "./openPictures.ts";

const bare = templates().find(({ id }) => id === "bare-walls")!.document;
const tabs = { tell: () => {}, listen: () => () => {}, close: () => {} };

async function show() {
  const database = memoryDatabase(roomLayout);
  const elsewhere = { serverUrl: async () => null, tokenImage: async () => null };
  const { shelf, book, close, roomsShowing } = await openPictures({ database, tabs }, elsewhere);
  const { editor, said } = testEditor(bare, siteCatalogue, { pictures: book });
  mount(
    <EditorContext value={editor}>
      <main>
        <h1>Room</h1>
        <MyPictures shelf={shelf} roomsShowing={roomsShowing} />
      </main>
    </EditorContext>,
  );
  onTestFinished(close);
  return { database, shelf, session: editor.session, said };
}

async function picture(width: number, height: number, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#5d7a24";
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name);
}

function give(how: "drop" | "paste" | "choose", ...files: File[]): void {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (how === "paste")
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
  if (how === "drop") {
    const init = { dataTransfer: data, bubbles: true, cancelable: true };
    document.querySelector("ul")!.dispatchEvent(new DragEvent("drop", init));
  }
  if (how === "choose") {
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

const card = (name: string) => page.getByRole("button", { name: `${name}: what to do with it` });
const item = (name: string) => page.getByRole("menuitem", { name });

test("pictures come by file, by drop and by paste; what is none is told why", async () => {
  const { said } = await show();
  await expect.element(page.getByText(/Grandmother, a map/)).toBeVisible();
  give("choose", await picture(30, 20, "a hen.png"), new File(["GIF89a--"], "dance.gif"));
  await expect.element(card("a hen")).toBeVisible();
  await expect.element(page.getByText(/^dance.gif: a GIF would not move/)).toBeVisible();
  give("drop", await picture(20, 30, "a cow.png"));
  await expect.element(card("a cow")).toBeVisible();
  give("paste", await picture(31, 30, "image.png"));
  await expect.element(card("Not described yet")).toBeVisible();
  give("drop", await picture(20, 30, "a cow again.png"));
  await vi.waitFor(() => expect(said()).toContain("a cow again.png is here already."));
  expect(page.getByText(/^dance.gif/).elements()).toHaveLength(0);
  await vi.waitFor(() => expect(document.querySelectorAll("li img")).toHaveLength(3));
  await expectNoViolations();
});

test("a picture hangs in a new frame, in the chosen one, on walls, floor and behind windows", async () => {
  const { session, shelf } = await show();
  give("choose", await picture(20, 30, "a cow.png"));
  await expect.element(card("a cow")).toBeVisible();
  const { hash } = shelf.state()[0]!;
  const ref = { kind: "upload", hash, alt: "a cow" };
  const choose = async (words: string) => {
    await card("a cow").click();
    await item(words).click();
  };
  await choose("Hang it in a frame");
  const things = () => [...session.state().document.items.values()];
  expect(things()).toMatchObject([{ model: "tall-frame", picture: ref }]);
  expect(session.state().selection).toEqual([things()[0]!.id]);
  expect(session.state().history.past).toHaveLength(1);

  give("choose", await picture(40, 30, "a barn.png"));
  await expect.element(card("a barn")).toBeVisible();
  await card("a barn").click();
  await expectNoViolations();
  await item("Hang it in Tall picture frame").click();
  expect(things()).toMatchObject([{ picture: { alt: "a barn" } }]);

  await choose("Paper the walls with it");
  await choose("Lay the floor with it");
  await choose("See it through the windows");
  const { shell } = session.state().document;
  expect(shell.walls.west).toEqual({ kind: "own-picture", picture: ref });
  expect(shell.floor).toEqual({ kind: "own-picture", picture: ref });
  expect(shell.backdrop).toEqual(ref);
  await choose("Lay it as a rug");
  await choose("Stand it as a screen");
  expect(things()).toMatchObject([
    { model: "tall-frame" },
    { model: "picture-rug", picture: ref },
    { model: "picture-screen", picture: ref },
  ]);
});

/** A popover tells that it is open a moment after it is. */
async function openByKeyboard(name: string): Promise<void> {
  (card(name).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem").first()).toHaveFocus();
}

test("is described, and deleted only after a word on where it hangs, all by keyboard", async () => {
  const { database, shelf, session, said } = await show();
  give("choose", await picture(20, 30, "IMG_0001.png"));
  await expect.element(card("Not described yet")).toBeVisible();
  await openByKeyboard("Not described yet");
  await userEvent.keyboard("{End}{ArrowUp}{Enter}");
  await expect.element(page.getByLabelText("For those who cannot see it")).toHaveFocus();
  await expectNoViolations();
  await userEvent.keyboard("a speckled hen{Enter}");
  await expect.element(card("a speckled hen")).toBeVisible();
  expect(shelf.state()[0]!.alt).toBe("a speckled hen");

  const { hash } = shelf.state()[0]!;
  const shown = {
    ...bare,
    shell: { ...bare.shell, name: "Attic", backdrop: { kind: "upload", hash, alt: "" } as const },
  };
  await database.change([textTable], (at) => at.put(textTable, "room/attic", encode(shown)));
  session.open({ ...shown, shell: { ...shown.shell, name: "Open now" } });
  await openByKeyboard("a speckled hen");
  await userEvent.keyboard("{End}{Enter}");
  await expect.element(page.getByText(/It is to be seen in Open now and Attic/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await expectNoViolations();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
  await vi.waitFor(() => expect(shelf.state()).toEqual([]));
  expect(said().at(-1)).toBe("The picture is deleted.");
  await expect.element(page.getByRole("button", { name: "Add pictures" })).toHaveFocus();
});

// The frame of the editor in a real browser: by keyboard alone, heard as well as seen, on every screen.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { isLong } from "../../../test/soak.ts";
import { actionIds, actions } from "../editor/actions/actions.ts";
import { isSingleSign, keyNames } from "../editor/actions/chords.ts";
import { showEditor, state, toTheRoom } from "./testing/showEditor.tsx";

describe("RoomEditor", () => {
  test("a thing is chosen, turned, copied, put away and brought back by keys alone", async () => {
    const room = await showEditor();
    await toTheRoom();
    await userEvent.keyboard("{Home}{ArrowDown}");
    expect(state(room).selection).toHaveLength(1);
    room.editor.session.select(["table-1"]);
    await userEvent.keyboard("r");
    expect(state(room).document.items.get("table-1")?.turn).toBe(3);
    await userEvent.keyboard("d");
    expect(state(room).document.items.size).toBe(5);
    await userEvent.keyboard("{Delete}");
    expect(state(room).document.items.size).toBe(3);
    expect(state(room).selection).toHaveLength(1);
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(state(room).document.items.size).toBe(5);
    expect(room.last()?.words).toMatch(/^Undone: put away/);
  });

  test("F6 goes round the parts, and a search field keeps its letters", async () => {
    const room = await showEditor();
    const regions: (string | undefined)[] = [];
    await toTheRoom();
    for (let i = 0; i < 3; i++) {
      await userEvent.keyboard("{F6}");
      const here = document.activeElement?.closest<HTMLElement>("[data-region]");
      regions.push(here?.dataset.region);
    }
    expect(regions).toEqual(["bar", "catalogue", "room"]);
    room.editor.session.select(["table-1"]);
    await userEvent.keyboard("/");
    const search = page.getByRole("searchbox").first();
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard("rd");
    await expect.element(search).toHaveValue("rd");
    expect(state(room).history.past).toHaveLength(0);
  });

  test("what was looked for, and in which set, is there again after building; and new words take its place", async () => {
    await showEditor({ mode: "plan" });
    await page.getByRole("tab", { name: "Parlour" }).click();
    await toTheRoom();
    await userEvent.keyboard("/");
    await userEvent.keyboard("lamp");
    await toTheRoom();
    await userEvent.keyboard("b");
    await expect.element(page.getByRole("tab", { name: "Walls" })).toBeVisible();
    await userEvent.keyboard("b");
    const search = page.getByRole("searchbox", { name: "Find a piece" });
    await expect.element(search).toHaveValue("lamp");
    await userEvent.keyboard("/");
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard("train");
    await expect.element(search).toHaveValue("train");
    await userEvent.keyboard("{Escape}");
    await expect
      .element(page.getByRole("tab", { name: "Parlour" }))
      .toHaveAttribute("aria-selected", "true");
  });

  test("the sheet of keys has every key that there is", async () => {
    await showEditor({ mode: "plan" });
    await toTheRoom();
    await userEvent.keyboard("?");
    const sheet = page.getByRole("dialog", { name: "All the keys" });
    await expect.element(sheet).toBeVisible();
    const shown = new Set(
      [...sheet.element().querySelectorAll("dd kbd")].map(({ textContent }) => textContent),
    );
    const letters = actionIds.flatMap((id) => actions[id].keys.slice(0, 1).filter(isSingleSign));
    expect(letters.length).toBeGreaterThan(20);
    for (const letter of letters) expect(shown, letter).toContain(keyNames(letter).at(-1));
  });

  test("letters can be switched off, and then everything is still there by its button", async () => {
    const room = await showEditor({ mode: "plan", chosen: "table-1" });
    await toTheRoom();
    await userEvent.keyboard("?");
    const sheet = page.getByRole("dialog", { name: "All the keys" });
    await expect.element(sheet).toBeVisible();
    await page.getByRole("checkbox", { name: /Single letters/ }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await toTheRoom();
    await userEvent.keyboard("r");
    expect(state(room).history.past).toHaveLength(0);
    const turn = page
      .getByRole("toolbar", { name: "What to do with it" })
      .getByRole("button", { name: "Turn" });
    (turn.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(state(room).history.past).toHaveLength(1);
  });

  test("the tools are one stop, arrows go along them, and what is put away hands the focus on", async () => {
    const room = await showEditor({ mode: "plan", chosen: "chest-1" });
    const tools = page.getByRole("toolbar", { name: "What to do with it" });
    await expect.element(tools).toBeVisible();
    const stops = tools.element().querySelectorAll("button:not([role=menuitem])[tabindex='0']");
    expect(stops).toHaveLength(1);
    (stops[0] as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(tools.getByRole("button", { name: "Duplicate" })).toHaveFocus();
    (tools.getByRole("button", { name: "Put away" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(state(room).document.items.has("chest-1")).toBe(false);
    expect(state(room).selection).toHaveLength(1);
    expect(document.activeElement?.closest("[data-region=room]")).toBeTruthy();
  });

  test("the history leads back to any entry and forward again", async () => {
    const room = await showEditor({ width: 1280, height: 800, mode: "plan", chosen: "table-1" });
    await toTheRoom();
    await userEvent.keyboard("rrr");
    const turned = state(room).document;
    await page.getByRole("button", { name: "History" }).click();
    const dialog = page.getByRole("dialog", { name: "History" });
    await dialog.getByRole("button", { name: "As it was when you came in" }).click();
    expect(state(room).document.items.get("table-1")?.turn).toBe(0);
    await dialog
      .getByRole("button", { name: /Turn farm table/ })
      .first()
      .click();
    expect(state(room).document).toEqual(turned);
    // Beside the room, which is to be seen and heard meanwhile.
    expect(document.querySelector("dialog:modal")).toBeNull();
    expect(document.querySelector("[data-region=room]")!.closest("[inert]")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement?.closest("[data-region=room]")).toBeTruthy();
    const undo = page.getByRole("button", { name: /^Undo turn farm table/ });
    await expect.element(undo.getByText("turn farm table")).toBeVisible();
  });

  test("panels fold away and come back, and the dock is there for what is chosen", async () => {
    const room = await showEditor({ width: 1280, height: 800, mode: "plan" });
    const shelf = page.getByRole("region", { name: "Pieces" });
    const tools = page.getByRole("region", { name: "What is chosen" });
    await expect.element(shelf).toBeVisible();
    expect(tools.elements()).toEqual([]);
    await page.getByRole("button", { name: "Fold the shelf away" }).click();
    expect(shelf.elements()).toEqual([]);
    await page.getByRole("button", { name: "List what is in this room" }).click();
    await expect.element(page.getByRole("region", { name: "In this room" })).toBeVisible();
    await toTheRoom();
    await userEvent.keyboard("/");
    await expect.element(page.getByRole("searchbox").first()).toHaveFocus();
    room.editor.session.select(["table-1"]);
    await expect.element(tools).toBeVisible();
    (page.getByRole("button", { name: /^Turn/ }).first().element() as HTMLElement).focus();
    room.editor.session.select([]);
    await expect.poll(() => tools.elements()).toEqual([]);
    expect(document.activeElement?.closest("[data-region=room]")).toBeTruthy();
  });

  test("the menu of a thing opens by key, names it, and gives the focus back to the room", async () => {
    const room = await showEditor({ mode: "plan", chosen: "table-1" });
    await toTheRoom();
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    const name = page.getByRole("menuitem", { name: "Name" });
    await expect.element(page.getByRole("menuitem").first()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(name).not.toBeInTheDocument();
    expect(document.activeElement?.closest("[data-region=room]")).toBeTruthy();

    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    await name.click();
    const field = page.getByRole("textbox", { name: /farm table/ });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("Old Faithful{Enter}");
    expect(state(room).document.items.get("table-1")?.name).toBe("Old Faithful");
    expect(room.last()?.words).toBe("It is called Old Faithful.");
    await expect.poll(() => document.activeElement?.closest("[data-region=room]")).toBeTruthy();
  });

  test("walls, floor, openings and size are built by keyboard alone", async () => {
    const room = await showEditor({ mode: "plan" });
    await toTheRoom();
    await userEvent.keyboard("b");
    const press = async (name: string | RegExp) => {
      const control = page.getByRole("button", { name, exact: typeof name === "string" }).first();
      await expect.element(control).toBeVisible();
      (control.element() as HTMLElement).focus();
      await userEvent.keyboard("{Enter}");
    };
    const tab = async (name: string) => {
      (page.getByRole("tab", { name }).element() as HTMLElement).click();
    };
    await press(/Limewash/i);
    expect(state(room).document.shell.walls.north.kind).toBe("limewash");
    expect(room.last()?.words).toMatch(/walls/i);
    await tab("Floor");
    await press(/boards/i);
    expect(state(room).document.shell.floor.kind).toMatch(/boards/);
    await tab("Openings");
    await press("Plank door");
    expect(state(room).document.openings.size).toBe(1);
    await press("Wall up Plank door");
    expect(state(room).document.openings.size).toBe(0);
    await tab("Size");
    await press("Width: more");
    expect(state(room).document.shell.size.columns).toBe(9);
    const typed = page.getByRole("textbox", { name: "Depth, in tiles" });
    await typed.fill("13");
    await userEvent.keyboard("{Enter}");
    expect(state(room).document.shell.size.rows).toBe(13);
    // A room has no half tiles: what was made of them is told.
    await typed.fill("11.5");
    await userEvent.keyboard("{Enter}");
    expect(room.last()?.words).toMatch(/^Rooms go by whole tiles: 12\./);
    await page.getByRole("textbox", { name: "Height of the walls, in tiles" }).fill("5,3");
    await userEvent.keyboard("{Enter}");
    expect(state(room).document.shell.size.height).toBe(21);
    (page.getByRole("radio", { name: "Left wall" }).element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await press("Pull out");
    expect(state(room).document.shell.size).toMatchObject({ columns: 10, rows: 12 });
    expect(room.last()?.words).toMatch(/10 by 12 tiles/);
    await press("Push in");
    expect(state(room).document.shell.size.columns).toBe(9);
    // What is no size is refused in words, or left as it was.
    await typed.fill("900");
    await userEvent.keyboard("{Enter}");
    expect(room.last()?.words).toMatch(/^Blocked/);
    await typed.fill("wide");
    await userEvent.keyboard("{Enter}");
    await expect.element(typed).toHaveValue("12");
  });

  test("on a phone a chosen thing lowers the sheet and brings its tools to the thumb", async () => {
    const room = await showEditor({ width: 390, height: 844, mode: "plan" });
    const sheet = () => document.querySelector("[data-stop]")?.getAttribute("data-stop");
    expect(sheet()).toBe("shelf");
    await page.getByRole("button", { name: "Show all" }).click();
    expect(sheet()).toBe("full");
    // Drawn up whole it leaves the bar as it is, and can be drawn down again.
    const grip = page.getByRole("button", { name: "Show less" }).element();
    const bar = document.querySelector("[data-region=bar]")!;
    // One that is taken back is over as well.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { x, y, width, height } = grip.getBoundingClientRect();
    expect(y).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
    expect(grip.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    room.editor.session.select(["table-1"]);
    await expect.poll(sheet).toBe("chips");
    const done = page.getByRole("button", { name: "Done" });
    const top = () => done.element().closest("section")!.getBoundingClientRect().top;
    await expect.poll(top).toBeGreaterThan(844 * 0.55);
    await done.click();
    expect(state(room).selection).toEqual([]);
  });

  test("on a phone pieces have their names in sight, and a search raises the sheet until one is taken", async () => {
    const room = await showEditor({ width: 390, height: 844, mode: "plan" });
    const sheet = () => document.querySelector("[data-stop]")?.getAttribute("data-stop");
    await expect.element(page.getByRole("region", { name: "Pieces" })).toBeVisible();
    const name = page.getByText("Plate dresser", { exact: true }).first();
    await expect.element(name).toBeVisible();
    expect(name.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844);

    const search = page.getByRole("searchbox").first();
    await search.click();
    expect(sheet()).toBe("full");
    await search.fill("stool");
    await userEvent.keyboard("{Enter}");
    await expect.poll(sheet).toBe("chips");
    expect(state(room).tool.at).toBe("holding");
    await page.getByRole("button", { name: "Put back" }).click();
    await expect.poll(sheet).toBe("shelf");
  });

  test("every control of the bar is in sight on every screen, and large enough for a finger", async () => {
    const out: string[] = [];
    await showEditor({ width: 320, height: 800, mode: "plan" });
    const frame = () => new Promise(requestAnimationFrame);
    for (const width of [320, 360, 390, 767, 768, 800, 1024, 1099, 1100, 1200, 1279, 1280, 1440]) {
      await page.viewport(width, 800);
      // What is measured follows in the next frame, and what is then shown in the one after.
      for (let frames = 0; frames < 3; frames += 1) await frame();
      const bar = [...document.querySelectorAll<HTMLElement>("[data-region=bar]")].at(-1)!;
      const controls = [...bar.querySelectorAll<HTMLElement>("button, label")].filter((control) =>
        control.checkVisibility(),
      );
      expect(controls.length).toBeGreaterThan(4);
      for (const control of controls) {
        const { left, right, height } = control.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? control.textContent;
        if (control.closest("[role=menu]")) continue;
        if (left < 0 || right > width || height < 42)
          out.push(`${width}: ${name} ${left} ${right}`);
        if (control.scrollWidth > control.clientWidth + 1) out.push(`${width}: ${name} is cut`);
      }
    }
    expect(out).toEqual([]);
  });

  // In the short form both on a phone, where there is least room, and one by turns at the other widths.
  for (const { width, height, looksAt } of [
    { width: 1280, height: 800, looksAt: { furnishing: true, building: isLong } },
    { width: 900, height: 700, looksAt: { furnishing: isLong, building: true } },
    { width: 360, height: 740, looksAt: { furnishing: true, building: true } },
  ])
    test(`has no axe violation at ${width}, furnishing and building`, async () => {
      const room = await showEditor({ width, height, mode: "plan", chosen: "table-1" });
      await expect.element(page.getByRole("toolbar", { name: "What to do with it" })).toBeVisible();
      if (looksAt.furnishing) await expectNoViolations();
      room.editor.session.select([]);
      room.editor.view.set({ trade: "build" });
      await expect.element(page.getByRole("tab", { name: "Walls" })).toBeVisible();
      if (looksAt.building) await expectNoViolations();
      // Six pictures of walls lie within their well.
      await page.getByRole("tab", { name: "Walls" }).click();
      const last = page
        .getByRole("radio", { name: "The ones I click" })
        .element()
        .closest("label")!;
      const well = last.parentElement!.getBoundingClientRect();
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(well.right);
    });
});

// The whole editor by keyboard alone in the list view: place, move, turn, stack, put away, and take it back.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { siteCatalogue } from "../catalogue/index.ts";
import { EditorContext } from "../editor/EditorContext.ts";
import type { Editor } from "../editor/editor.ts";
import { testEditor } from "../editor/testing/testEditor.ts";
import { useEditorKeys } from "../frame/useEditorKeys.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { CataloguePanel } from "../panels/CataloguePanel.tsx";
import { KeptModels } from "../panels/keptModels.ts";
import { PlacedList } from "../panels/PlacedList.tsx";
import { carryTo } from "../session/held.ts";
import { ListView } from "./ListView.tsx";

let editor: Editor;

function Keys() {
  useEditorKeys(editor);
  return null;
}

function Room() {
  return (
    <EditorContext value={editor}>
      <Keys />
      <main>
        <h1>Harvest kitchen</h1>
        <section data-region="catalogue" aria-label="Pieces">
          <CataloguePanel
            onLift={() => false}
            recent={new KeptModels({ key: "r", most: 9, shelf: null })}
          />
        </section>
        <section data-region="room" data-keys="" aria-label="The room">
          <ListView />
        </section>
        <section data-region="placed" data-keys="" aria-label="In this room">
          <PlacedList />
        </section>
      </main>
    </EditorContext>
  );
}

const search = () => page.getByRole("searchbox", { name: "Find a piece" });
const room = () => page.getByRole("region", { name: "The room" });
const tree = () => room().getByRole("tree", { name: "In this room" });
const row = (name: string | RegExp) => room().getByRole("treeitem", { name });
const cell = (name: string | RegExp) => room().getByRole("gridcell", { name });
const said = () => editor.recentlySaid.state().said.map(({ words }) => words);
const items = () => [...editor.session.state().document.items.values()];
const press = (keys: string) => userEvent.keyboard(keys);

async function find(name: string) {
  await press("/");
  await expect.element(search()).toHaveFocus();
  await userEvent.fill(search(), name);
  await press("{Enter}");
  await expect.element(tree()).toHaveFocus();
}

beforeEach(() => {
  ({ editor } = testEditor(bareRoom(), siteCatalogue));
  mount(<Room />);
});

describe("ListView", () => {
  test("place, move, turn, stack, put away and undo, with no pointer at all", async () => {
    await find("farm table");
    expect(said()[0]).toMatch(/^Picked up Farm table\. Arrows move/);
    await expect.element(row(/^Farm table, in your hand/)).toBeInTheDocument();

    const start = items().length;
    await press("{ArrowRight}r{Enter}");
    expect(items()).toHaveLength(start + 1);
    expect(items()[0]).toMatchObject({ model: "farm-table", turn: 3 });
    expect(said()[0]).toMatch(/^Put down: Farm table, column .*, facing west\.$/);
    await expect.element(tree()).toHaveFocus();

    // On the chosen table, because it can carry.
    await find("apple pie");
    await press("{Enter}");
    expect(items()[1]).toMatchObject({ at: { kind: "on", carrier: items()[0]!.id } });
    await expect.element(row(/^Apple pie, on the farm table/)).toHaveAttribute("aria-level", "2");

    // Up to the table, which takes the pie along.
    await press("{ArrowLeft}");
    expect(editor.session.state().selection).toEqual([items()[0]!.id]);
    await press("{Delete}");
    expect(items()).toHaveLength(0);
    await press("{Control>}z{/Control}");
    expect(items()).toHaveLength(2);
    expect(said()[0]).toMatch(/^Undone: put away/);
  });

  test("a refusal says who is in the way, and Enter takes the free place", async () => {
    await find("farm table");
    await press("{Enter}");
    await find("moss sofa");
    const [table] = items();
    editor.session.carry(carryTo(table!.at));
    await press("l");
    expect(said()[0]).toMatch(
      /^Moss sofa, .* Blocked: the farm table is there, and the moss sofa does not stand on other things; free at /,
    );
    await expect
      .element(row(/^Moss sofa, in your hand, .*Blocked: the farm table is there/))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Put it at \d/ })).toBeVisible();
    await expectNoViolations();
    await press("{Enter}");
    expect(items()).toHaveLength(2);
    await press("{Escape}");
    expect(editor.session.state().selection).toEqual([]);
  });

  test("the grid tells what is on each cell, takes it up and puts it down there", async () => {
    await find("footstool");
    await press("{Enter}");
    const grid = room().getByRole("grid", { name: /^Grid cursor, on the floor/ });
    await expect.element(grid).toBeVisible();

    const there = grid.element().querySelector<HTMLElement>("[tabindex='0']")!;
    there.focus();
    expect(there.getAttribute("aria-label")).toMatch(/Footstool/);
    await press("{Enter}");
    expect(editor.session.state().tool.at).toBe("holding");
    await press("{Control>}{Home}{/Control}");
    await expect.element(cell(/^column 1 row 1:/)).toHaveFocus();
    await press("{ArrowRight}{ArrowDown}");
    await expect.element(cell(/^column 2 row 2:/)).toHaveFocus();
    await press("{Enter}");
    expect(items()[0]!.at).toEqual({ kind: "floor", x: 4, z: 4 });
    await press("{ArrowUp}{Enter}");
    expect(said()[0]).toMatch(/^column 2 row 1: free\. Nothing to pick up here\.$/);
  });

  test("walls and table tops are reached by choosing the ground", async () => {
    await find("farm table");
    await press("{Enter}");
    await find("candle");
    const ground = room().getByRole("combobox", { name: "Where" });
    await userEvent.selectOptions(ground, "On the floor");
    const held = () => {
      const { tool } = editor.session.state();
      return tool.at === "holding" && tool.held.kind !== "several" ? tool.held.item.at : null;
    };
    expect(held()).toMatchObject({ kind: "floor" });
    await userEvent.selectOptions(ground, "On the farm table");
    expect(held()).toMatchObject({ kind: "on", carrier: items()[0]!.id });
    ground.element().focus();
    await press("{Tab}");
    await press("{Control>}{Home}{/Control}");
    await expect.element(cell("on the farm table, column 1 row 1: free")).toHaveFocus();
    await press("{Enter}");
    expect(items()).toHaveLength(2);

    await find("wall clock");
    await userEvent.selectOptions(ground, "On the right wall");
    expect(held()).toMatchObject({ kind: "wall", wall: "east" });
    ground.element().focus();
    await press("{Tab}{Enter}");
    expect(items()).toHaveLength(3);
  });

  test("the arrows of the command card move what is chosen, on the floor and on a wall", async () => {
    await find("footstool");
    await press("{Enter}");
    const before = items()[0]!.at as { x: number };
    await userEvent.click(room().getByRole("button", { name: "Move right" }));
    expect((items()[0]!.at as { x: number }).x).toBe(before.x + 4);
    await find("wall clock");
    await press("{Enter}");
    const up = (items()[1]!.at as { up: number }).up;
    await userEvent.click(room().getByRole("button", { name: "Move down the wall" }));
    expect((items()[1]!.at as { up: number }).up).toBe(up - 4);
  });

  test("the list: range, filter, what comes next after putting away, and the room after undo", async () => {
    for (const name of ["footstool", "moss sofa", "wing armchair"]) {
      await find(name);
      await press("{Enter}");
    }
    await press("{Home}{Shift>}{End}{/Shift}");
    expect(editor.session.state().selection).toHaveLength(3);
    await press("{Home}");
    const first = editor.session.state().selection[0]!;
    await press("{Delete}");
    await expect.element(tree()).toHaveFocus();
    expect(editor.session.state().selection).toHaveLength(1);
    await press("{Control>}z{/Control}");
    expect(editor.session.state().selection).toEqual([first]);
    await userEvent.fill(
      room().getByRole("searchbox", { name: "Filter what is in the room" }),
      "sofa",
    );
    expect(room().getByRole("treeitem").elements()).toHaveLength(1);
    await expectNoViolations();
  });
});

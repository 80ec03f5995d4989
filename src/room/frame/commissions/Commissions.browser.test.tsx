// A card is taken on, ticked off as things come and go, answered and kept: by keys alone, and heard.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { siteCatalogue } from "../../catalogue/index.ts";
import { placeItem } from "../../commands/placeItem.ts";
import { putAway } from "../../commands/putAway.ts";
import { setLight } from "../../commands/setLight.ts";
import { testEditor } from "../../editor/testing/testEditor.ts";
import { floorPlace, thing } from "../../model/placed.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { commissionsOnDevice } from "../../panels/keptOnDevice.ts";
import { RoomEditor } from "../RoomEditor.tsx";

const kitchen = withItems(bareRoom(), [thing("table", "farm-table", floorPlace(12, 14))]);

function forgetCards() {
  localStorage.removeItem("room-commissions");
  commissionsOnDevice().reread();
}

describe("commissions", () => {
  test("a card is taken on by keys, ticked off, answered, and kept on the shelf", async () => {
    await page.viewport(1280, 800);
    forgetCards();
    onTestFinished(forgetCards);
    const { editor, said, spoken } = testEditor(kitchen, siteCatalogue);
    editor.view.set({ mode: "list" });
    mount(
      <main>
        <RoomEditor editor={editor} />
      </main>,
    );
    const home = () => document.querySelector<HTMLElement>("[data-region=room] [data-home]");
    await expect.poll(home, { timeout: 20_000 }).not.toBeNull();
    home()!.focus();
    await userEvent.keyboard("k");
    const dialog = page.getByRole("dialog", { name: "Cards from the villagers" });
    await expect.element(dialog).toBeVisible();
    const take = dialog.getByRole("button", { name: "Take it on: A room on either bank" });
    await expectNoViolations();
    (take.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
    const taken = /^Taken on: A room on either bank\. Wished for: two lamps; /m;
    await expect.poll(() => said().join("\n")).toMatch(taken);

    const card = page.getByRole("region", { name: "From the ferryman" });
    await expect.element(card.getByText("0 of 4")).toBeVisible();
    const { session } = editor;
    const put = (id: string, model: string, x: number) =>
      expect(session.dispatch(placeItem, thing(id, model, floorPlace(x, 4))).ok).toBe(true);
    put("lamp-1", "floor-lamp", 2);
    await expect.element(card.getByText("1 of 2")).toBeVisible();
    put("lamp-2", "floor-lamp", 8);
    put("boots", "mat-and-boots", 14);
    await expect.element(card.getByText("2 of 4")).toBeVisible();
    const boots = "There now: a place for boots.";
    await expect.poll(() => said().join("\n")).toContain(boots);
    // Not put off until nobody has done anything for a while.
    expect(spoken.find(({ words }) => words.includes(boots))?.urgency).toBe("polite");
    session.dispatch(putAway, { ids: ["boots"] });
    await expect.poll(() => said().at(-1)).toBe("Wanted again: a place for boots.");
    await expectNoViolations();
    const answer = card.getByRole("button", { name: "Answer the card" });
    await expect.element(answer).not.toBeInTheDocument();
    put("boots-2", "mat-and-boots", 14);
    put("stool", "wobbly-stool", 24);
    session.dispatch(setLight, { light: "evening" });
    await expect.element(answer).toBeVisible();
    await expect.poll(() => said().at(-1)).toMatch(/The card can be answered\.$/);

    (answer.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const line = "Seen from the other side. I crossed back to be sure.";
    await expect.poll(said).toContain(line);
    await expect.element(page.getByText(line)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Keep it on the shelf" })).toHaveFocus();
    await expectNoViolations();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(line)).not.toBeInTheDocument();
    expect(document.activeElement?.closest("[data-region=catalogue]")).toBeTruthy();

    await page.getByRole("button", { name: "Cards from the villagers" }).click();
    await expect.element(dialog.getByText(/^Answered in “Harvest kitchen”/)).toBeVisible();
    await expect.element(dialog.getByText(line)).toBeVisible();
    await expectNoViolations();
  });
});

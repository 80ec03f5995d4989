// Every key of the designer in all three views: whatever it does, the focus is somewhere to go on from.
import { emulate } from "@loamstead/ui/testing/media.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type ActionId, actionIds, actions } from "../editor/actions/actions.ts";
import { initialViewState, type Mode } from "../editor/viewSettings.ts";
import { showEditor } from "./testing/showEditor.tsx";

/** Low, so that what is drawn in software is little. */
const desk = { width: 1280, height: 430 };
const phone = { width: 390, height: 700 };

type Start = { readonly name: string; readonly selector: string; readonly modes: readonly Mode[] };

const room: Start = {
  name: "the room",
  selector: "[data-region=room] [data-home]",
  modes: ["scene", "plan", "list"],
};
const placed: Start = {
  name: "the list beside it",
  selector: "[data-region=placed] [data-home]",
  modes: ["plan"],
};
const dock: Start = {
  name: "the tools of what is chosen",
  selector: "[data-region=dock] button[tabindex='0']",
  modes: ["plan"],
};

const chords: readonly (readonly [ActionId, string])[] = actionIds.flatMap((id) =>
  actions[id].keys.map((chord) => [id, chord] as const),
);

function press(chord: string): void {
  const signs = chord === "+" ? ["+"] : chord.split("+");
  const last = signs.at(-1)!;
  const key = /^[A-Z]$/.test(last) && !signs.includes("Shift") ? last.toLowerCase() : last;
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", {
      key,
      ctrlKey: signs.includes("Mod"),
      shiftKey: signs.includes("Shift"),
      altKey: signs.includes("Alt"),
      bubbles: true,
      cancelable: true,
    }),
  );
}

/** Nothing where it may stay; asked until the view that was called has come. */
function lostFocus(): string {
  const here = document.activeElement;
  if (document.querySelector("[data-is-leaving]")) return "a view is still on its way";
  if (!here || here === document.body) return "on BODY";
  return here.checkVisibility() ? "" : `on something hidden: ${here.outerHTML.slice(0, 80)}`;
}

/** A view that was called may be drawn a while later: it has to be well twice, some frames apart. */
async function whereItStays(): Promise<string> {
  let where = "";
  let isWell = false;
  for (let looks = 0; looks < 60; looks += 1) {
    await new Promise((done) => setTimeout(done, 50));
    const wasWell = isWell;
    where = lostFocus();
    isWell = where === "";
    if (wasWell && isWell) return "";
  }
  return where;
}

for (const { size, starts } of [
  { size: desk, starts: [room, placed, dock] },
  { size: phone, starts: [room] },
])
  for (const { name, selector, modes } of starts)
    for (const mode of modes)
      test(`from ${name} in ${mode} at ${size.width}, no key loses the focus`, async () => {
        await emulate({ "prefers-reduced-motion": "reduce" });
        const { editor } = await showEditor({ ...size, mode });
        const { session, view, overlays } = editor;
        const begin = async () => {
          overlays.set({ open: null, side: "catalogue", isShelfOpen: true, isListOpen: true });
          view.set({ ...initialViewState, mode });
          session.rest();
          while (session.undo());
          session.select(["chest-1"]);
          const find = () =>
            [...document.querySelectorAll<HTMLElement>(selector)].find(
              (each) => each.checkVisibility() && !each.closest("[data-is-leaving]"),
            );
          await expect.poll(find, { timeout: 20_000 }).toBeDefined();
          find()!.focus();
          expect(document.activeElement).toBe(find());
        };
        const lost: string[] = [];
        for (const [id, chord] of chords) {
          await begin();
          press(chord);
          const where = await whereItStays();
          if (where !== "") lost.push(`${id} (${chord}): ${where}`);
        }
        expect(lost).toEqual([]);
      });

test("another view has the focus on the same thing", async () => {
  const { editor } = await showEditor({ ...desk, mode: "plan" });
  editor.session.select(["table-1"]);
  document.querySelector<HTMLElement>(room.selector)!.focus();
  const words = () => {
    const here = document.activeElement!;
    const id = here.getAttribute("aria-activedescendant");
    return `${here.getAttribute("role")}: ${id ? document.getElementById(id)?.textContent : ""}`;
  };
  for (const [chord, role] of [
    ["3", "tree"],
    ["2", "listbox"],
    ["3", "tree"],
  ] as const) {
    press(chord);
    await expect.poll(words).toMatch(new RegExp(`^${role}: .*Farm table`));
  }
  await expect.element(page.getByRole("tree").first()).toHaveFocus();
});

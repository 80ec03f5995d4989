// A visitor furnishes a room, sees it from all sides and keeps it.
import { arrive } from "./arrive.ts";
import type { Step } from "./step.ts";
import { button, heading, radio, words } from "./things.ts";
import type { Visitor } from "./visitor.ts";

export const roomSteps: readonly Step[] = [
  {
    name: "a room is furnished, and a step taken back",
    shortIn: "firefox",
    async go(visitor) {
      await arrive(visitor, "/room-designer");
      await visitor.click(button("Harvest kitchen"));
      await visitor.see({ of: "h1", named: "Harvest kitchen" });
      await look(visitor, "List");
      const before = await things(visitor);
      await place(visitor, "farm table");
      await visitor.until("a thing more", async () => (await things(visitor)) === before + 1);
      await visitor.press("Control+z");
      await visitor.until("a thing less", async () => (await things(visitor)) === before);
      await visitor.press("Control+Shift+z");
      await visitor.until("a thing more again", async () => (await things(visitor)) === before + 1);
    },
  },
  {
    name: "the room is shown from all sides",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/room-designer");
      for (const view of ["Plan", "3D", "List"]) await look(visitor, view);
    },
  },
  {
    name: "the room is kept on the device and with the account",
    shortIn: "firefox",
    async go(visitor) {
      await arrive(visitor, "/room-designer");
      await visitor.see({ of: "h1", named: "Harvest kitchen" });
      await visitor.click(button("Keep with my account"));
      await visitor.see(words("Kept here and with your account"));
      const before = await things(visitor);
      await visitor.open("/room-designer");
      await visitor.see({ of: "h1", named: "Harvest kitchen" });
      await visitor.until(
        "all things are there again",
        async () => before > 0 && (await things(visitor)) === before,
      );
    },
  },
];

async function look(visitor: Visitor, view: string): Promise<void> {
  // The bar may still move, as what is in it comes.
  await visitor.until(`${view} is chosen`, async () => {
    await visitor.click(radio(view));
    return visitor.eval((name) => {
      const chosen = document.querySelectorAll<HTMLInputElement>("input[type=radio]:checked");
      return [...chosen].some(({ labels }) => labels?.[0]?.textContent === name);
    }, view);
  });
  await visitor.see(
    view === "List" ? heading("Your room in words") : { of: "[role=listbox]", named: "" },
  );
}

/** How many things are listed: beside the room, or in its place. */
const things = ({ eval: run }: Visitor) =>
  run(() => document.querySelectorAll("main [role=treeitem]").length);

/** Found by its name, and put where it is offered. */
async function place(visitor: Visitor, piece: string): Promise<void> {
  await visitor.fill({ of: "input", named: "Find a piece" }, piece);
  await visitor.press("Enter", "ArrowRight", "Enter");
}

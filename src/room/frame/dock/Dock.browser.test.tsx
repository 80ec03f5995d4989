// What stands over the foot of the room says what is chosen, and of what the farm made it.
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { siteCatalogue } from "../../catalogue/index.ts";
import { showEditor } from "../testing/showEditor.tsx";

const MARK = "made from 6 sheaves of wheat of field 5150, Leaf-fall 2026";

describe("Dock", () => {
  test.each([1280, 820])(
    "a made piece that is chosen says what it was made of: %i wide",
    async (width) => {
      const room = await showEditor({
        width,
        mode: "plan",
        chosen: "table-1",
        catalogue: {
          ...siteCatalogue,
          mark: (model, nth) => (model === "farm-table" && nth === 0 ? MARK : undefined),
        },
      });
      const told = () => page.getByText(MARK, { exact: false });
      await expect.element(told().first()).toBeVisible();
      room.editor.session.select(["chest-1"]);
      await expect.poll(() => told().elements()).toHaveLength(0);
    },
  );
});

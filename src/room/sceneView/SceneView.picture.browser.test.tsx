// Without WebGL the drawing of the room stays, follows what is done, and nobody is sent for a walk.
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoViolations } from "../../ui/testing/expectNoViolations.ts";
import { mount } from "../../ui/testing/mount.tsx";
import { siteCatalogue } from "../catalogue/index.ts";
import { EditorContext } from "../editor/EditorContext.ts";
import { quietEditor } from "../hands/testing/handsOn.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { SceneView } from "./SceneView.tsx";

test("the drawing takes the place of the room in the round", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await page.viewport(420, 340);
  const stool = { id: "stool", model: "wobbly-stool", turn: 0 } as const;
  const editor = quietEditor(withItems(bareRoom(4, 4), []), siteCatalogue);
  const { host } = mount(
    <EditorContext value={editor}>
      <main>
        <h1>Room</h1>
        <SceneView />
      </main>
    </EditorContext>,
  );
  const drawn = () => host.querySelector("[data-is-drawn] svg desc")?.textContent ?? "";
  await expect.poll(drawn, { timeout: 30_000 }).toContain("Four bare walls.");
  expect(host.querySelector("canvas")).toBeNull();
  editor.session.hold({ ...stool, at: { kind: "floor", x: 4, z: 4 } });
  editor.session.putDown();
  await expect.poll(drawn, { timeout: 30_000 }).toContain("One thing stands in it.");
  editor.look.set({ isWalking: true });
  await expect.poll(() => editor.look.state().isWalking).toBe(false);
  await expectNoViolations();
}, 60_000);

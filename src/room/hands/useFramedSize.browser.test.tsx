// The first tap moves nothing: what is chosen stays under the finger, however the sheet gives way.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useRef } from "react";
import { expect, test } from "vitest";
import { EditorContext } from "../editor/EditorContext.ts";
import { testEditor } from "../editor/testing/testEditor.ts";
import { useFramedSize } from "./useFramedSize.ts";

function View() {
  const view = useRef<HTMLDivElement>(null);
  const size = useFramedSize(view);
  return (
    <div ref={view} data-testid="view">
      {size && `${size.width} by ${size.height}`}
    </div>
  );
}

test("a view is framed anew once the hands are empty", async () => {
  const { editor } = testEditor();
  const { session } = editor;
  mount(
    <EditorContext value={editor}>
      <View />
    </EditorContext>,
  );
  const view = () => document.querySelector<HTMLElement>("[data-testid=view]")!;
  const grow = async (height: number) => {
    view().style.setProperty("width", "300px");
    view().style.setProperty("height", `${height}px`);
    // The observer tells of it before the frame after next.
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
  };
  await grow(200);
  await expect.poll(() => view().textContent).toBe("300 by 200");
  session.select(["table-1"]);
  await grow(340);
  expect(view().textContent).toBe("300 by 200");
  session.select([]);
  await expect.poll(() => view().textContent).toBe("300 by 340");
});

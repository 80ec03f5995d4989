// A view of the room on a page of its own, with an editor over the site's catalogue.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import type { ReactNode } from "react";
import { siteCatalogue } from "../../catalogue/index.ts";
import type { RoomDocument } from "../../model/room.ts";
import { EditorContext } from "../EditorContext.ts";
import { testEditor } from "./testEditor.ts";

export function showView(document: RoomDocument, view: ReactNode) {
  const { editor } = testEditor(document, siteCatalogue);
  const { host } = mount(
    <EditorContext value={editor}>
      <main>
        <h1>Room</h1>
        {view}
      </main>
    </EditorContext>,
  );
  return { ...editor, host };
}

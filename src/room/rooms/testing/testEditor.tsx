// An editor for the tests of components: a real session, and what was said as a list.
import type { ReactNode } from "react";
import { EditorContext } from "../../editor/EditorContext.ts";
import type { Editor } from "../../editor/editor.ts";
import { Overlays } from "../../editor/overlays.ts";
import { RecentlySaid } from "../../editor/recentlySaid.ts";
import { ViewSettings } from "../../editor/viewSettings.ts";
import type { PictureBook } from "../../pictures/pictureBook.ts";
import type { Session } from "../../session/session.ts";

const noPictures: PictureBook = { url: async () => null };

export function testEditor(session: Session, pictures: PictureBook = noPictures) {
  const said: string[] = [];
  let ids = 0;
  const editor: Editor = {
    session,
    pictures,
    view: new ViewSettings(),
    overlays: new Overlays(),
    recentlySaid: new RecentlySaid(),
    say: (words) => said.push(words),
    newId: () => `new-${++ids}`,
    favourites: { state: () => [], subscribe: () => () => {}, toggle: () => {} },
    clipboard: { write: async () => true, read: async () => null },
  };
  const around = (children: ReactNode) => (
    <EditorContext.Provider value={editor}>{children}</EditorContext.Provider>
  );
  return { editor, said, around };
}

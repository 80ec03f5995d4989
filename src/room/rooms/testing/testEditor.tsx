// An editor for the tests of components: a real session, and what was said as a list.
import type { ReactNode } from "react";
import { Desk } from "../../editor/desk.ts";
import { EditorContext } from "../../editor/EditorContext.ts";
import type { Editor } from "../../editor/editor.ts";
import { Lately } from "../../editor/lately.ts";
import { Look } from "../../editor/look.ts";
import type { PictureBook } from "../../pictures/pictureBook.ts";
import type { Session } from "../../session/session.ts";

const noPictures: PictureBook = { url: async () => null };

export function testEditor(session: Session, pictures: PictureBook = noPictures) {
  const said: string[] = [];
  let ids = 0;
  const editor: Editor = {
    session,
    pictures,
    look: new Look(),
    desk: new Desk(),
    lately: new Lately(),
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

// An editor for the tests: a furnished room, a voice that is written down, a clipboard in memory.
import { Watched } from "@loamstead/lib/watched.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ModelId, RoomDocument } from "../../model/room.ts";
import { sampleCatalogue } from "../../model/sampleCatalogue.ts";
import { furnishedRoom } from "../../model/sampleRoom.ts";
import { EditorSession } from "../../session/editorSession.ts";
import type { Editor, Favourites } from "../editor.ts";
import { createEditor } from "../editor.ts";

export type TestAnnouncement = {
  readonly words: string;
  readonly urgency: "polite" | "assertive" | "unasked";
};

function favouritesInMemory(): Favourites {
  const kept = new Watched<{ models: readonly ModelId[] }>({ models: [] });
  return {
    state: () => kept.state().models,
    subscribe: kept.subscribe,
    toggle: (model) => {
      const { models } = kept.state();
      const isKept = models.includes(model);
      kept.set({ models: isKept ? models.filter((other) => other !== model) : [model, ...models] });
    },
  };
}

type Parts = Partial<Pick<Editor, "session" | "pictures">>;

export function testEditor(
  document: RoomDocument = furnishedRoom(),
  catalogue: Catalogue = sampleCatalogue(),
  parts: Parts = {},
) {
  const spoken: TestAnnouncement[] = [];
  const board: { text: string | null } = { text: null };
  let count = 0;
  const editor: Editor = createEditor({
    session: parts.session ?? new EditorSession(document, catalogue),
    pictures: parts.pictures ?? { url: async () => null },
    favourites: favouritesInMemory(),
    clipboard: {
      write: async (text) => {
        board.text = text;
        return true;
      },
      read: async () => board.text,
    },
    newId: () => `new-${++count}`,
    announce: (words, urgency) => spoken.push({ words, urgency }),
  });
  const said = () => spoken.map(({ words }) => words);
  return { editor, spoken, said, board, last: () => spoken.at(-1) };
}

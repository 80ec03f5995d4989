// An editor for the tests of its panels: a real session over the site's catalogue, and a voice that only notes.
import { catalogueWith } from "../../catalogue/index.ts";
import { Desk } from "../../editor/desk.ts";
import type { Editor } from "../../editor/editor.ts";
import { Lately } from "../../editor/lately.ts";
import { Look } from "../../editor/look.ts";
import { emptyRoom } from "../../model/emptyRoom.ts";
import type { ModelId, RoomDocument } from "../../model/room.ts";
import { Session } from "../../session/session.ts";
import { KeptModels } from "../keptModels.ts";

type Wish = { readonly document?: RoomDocument; readonly owned?: ReadonlyMap<ModelId, number> };

const bare = emptyRoom({
  name: "Harvest kitchen",
  columns: 8,
  rows: 8,
  floor: { kind: "boards" },
  wall: { kind: "plaster" },
});

export function testEditor({ document = bare, owned = new Map() }: Wish = {}): Editor {
  const lately = new Lately();
  let clipboard = "";
  let count = 0;
  return {
    session: new Session(document, catalogueWith(owned)),
    look: new Look(),
    say: (words) => lately.add(words),
    newId: () => `new-${++count}`,
    pictures: { url: async () => null },
    desk: new Desk(),
    lately,
    favourites: new KeptModels({ key: "favourites", most: 9, shelf: null }),
    clipboard: {
      write: async (text) => {
        clipboard = text;
        return true;
      },
      read: async () => clipboard,
    },
  };
}

// An editor for the tests of its panels: a real session over the site's catalogue, and a voice that only notes.
import { catalogueWith } from "../../catalogue/index.ts";
import type { Editor } from "../../editor/editor.ts";
import { Overlays } from "../../editor/overlays.ts";
import { RecentlySaid } from "../../editor/recentlySaid.ts";
import { ViewSettings } from "../../editor/viewSettings.ts";
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
  const recentlySaid = new RecentlySaid();
  let clipboard = "";
  let count = 0;
  return {
    session: new Session(document, catalogueWith(owned)),
    view: new ViewSettings(),
    say: (words) => recentlySaid.add(words),
    newId: () => `new-${++count}`,
    pictures: { url: async () => null },
    overlays: new Overlays(),
    recentlySaid,
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

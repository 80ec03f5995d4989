// Opens the rooms and pictures of this device, and the editor on the room that was open last.

import { link } from "../../lib/link.ts";
import type { SignIn } from "../../signIn/index.ts";
import { announce } from "../../ui/LiveRegion.tsx";
import { siteCatalogue as catalogue } from "../catalogue/index.ts";
import { browserPorts, openDevice } from "../device/browserPorts.ts";
import type { Workshop } from "../device/ports.ts";
import { openRoomTools, type RoomTools } from "../device/roomTools.ts";
import { openTabs } from "../device/tabs.ts";
import { openWorkshop } from "../device/workshop.ts";
import { type Account, openAccount } from "../online/openAccount.ts";
import { openFavourites } from "../panels/index.ts";
import { openPictureBook } from "../pictures/openPictureBook.ts";
import { openPictureShelf, type PictureShelf } from "../pictures/pictureShelf.ts";
import { openRemaker } from "../pictures/remaker.ts";
import { roomsShowing } from "../pictures/roomsShowing.ts";
import { openedStage } from "../sceneView/openStages.ts";
import { bareRoom } from "../template/bareRoom.ts";
import { compose } from "../template/compose.ts";
import { templates } from "../template/index.ts";
import { browserClipboard } from "./browserClipboard.ts";
import { createEditor } from "./createEditor.ts";
import type { Editor } from "./editor.ts";
import { hadLetterKeys, keepLetterKeys } from "./letterKeys.ts";

export type OpenedEditor = {
  readonly editor: Editor;
  readonly workshop: Workshop;
  readonly tools: RoomTools;
  readonly shelf: PictureShelf;
  /** In which rooms of this device a picture is to be seen. */
  readonly roomsShowing: (hash: string) => Promise<readonly string[]>;
  /** Null where nobody can sign in. */
  readonly account: Account | null;
  readonly close: () => void;
};

export type EditorWish = {
  /** The room that the address names. */
  readonly room: string | null;
  readonly signIn: SignIn | null;
};

/** The name of the database, and of the voice among the tabs. */
const ROOMS = "loamstead.rooms";

export async function openEditor({ room, signIn }: EditorWish): Promise<OpenedEditor> {
  const { database, tabs } = await openDevice(ROOMS);
  const blank = compose(bareRoom, catalogue);
  const ports = browserPorts({ database, tabs }, { catalogue, wanted: room, blank });
  const { newRoomId } = ports;
  const remaker = openRemaker();
  const [workshop, shelf] = await Promise.all([
    openWorkshop(ports),
    openPictureShelf({ database, tabs, remaker, now: Date.now }),
  ]);
  const pictures = openPictureBook({
    shelf,
    serverUrl: async (hash) => link(`/pictures/${hash}`),
    tokenImage: async () => null,
    newUrl: (bytes) => URL.createObjectURL(bytes),
    freeUrl: (url) => URL.revokeObjectURL(url),
  });
  const tools = openRoomTools({ workshop, templates, pictures, database, stage: openedStage });
  const account =
    signIn && openAccount({ database, tabs: openTabs(ROOMS), newRoomId, catalogue, shelf, signIn });
  const editor = createEditor({
    ...{ session: workshop.session, pictures, announce, newId: newRoomId },
    ...{ favourites: openFavourites(), clipboard: browserClipboard },
    hasLetterKeys: hadLetterKeys(),
  });
  const stop = keepLetterKeys(editor);
  return {
    ...{ editor, workshop, tools, shelf, account },
    roomsShowing: (hash) => roomsShowing(database, hash),
    close: () => {
      stop();
      account?.close();
      tools.close();
      pictures.close();
      shelf.close();
      workshop.close();
    },
  };
}

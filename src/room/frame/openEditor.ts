// Opens the rooms and pictures of this device, and the editor on the room that was open last.

import { announce } from "@loamstead/ui/LiveRegion.tsx";
import type { WalletKit } from "@loamstead/wallet-kit";
import { browserPorts, openDevice } from "../../keeping/browser/browserPorts.ts";
import { openTabs } from "../../keeping/browser/tabs.ts";
import { link } from "../../lib/link.ts";
import type { SignIn } from "../../signIn/index.ts";
import { catalogueWith } from "../catalogue/index.ts";
import { type Clipboard, createEditor, type Editor } from "../editor/editor.ts";
import { roomLayout } from "../keeping/roomKind.ts";
import type { UnopenedRoom } from "../online/MissingRoomNotice.tsx";
import type { AccountRooms, RoomsAccount, RoomsAccountParts } from "../online/openRoomsAccount.ts";
import { type OwnedThings, openOwned } from "../owned/openOwned.ts";
import { openFavourites } from "../panels/keptOnDevice.ts";
import { openPictures } from "../pictures/openPictures.ts";
import type { PictureShelf } from "../pictures/pictureShelf.ts";
import { openRoomLibrary, type RoomLibrary } from "../rooms/roomLibrary.ts";
import { openRoomTools, type RoomTools } from "../rooms/roomTools.ts";
import { pictureIsDrawn } from "../sceneView/drawing/firstPicture.ts";
import { openedStage } from "../sceneView/useStage.ts";
import { blankRoom, templates } from "../template/index.ts";
import { keepMode, keptMode } from "./keptMode.ts";
import { hadLetterKeys, keepLetterKeys } from "./useEditorKeys.ts";

/** What the browser forbids is an answer, not a fault. */
const browserClipboard: Clipboard = {
  write: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
  read: async () => {
    try {
      return await navigator.clipboard.readText();
    } catch {
      return null;
    }
  },
};

export type OpenedEditor = {
  readonly editor: Editor;
  readonly library: RoomLibrary;
  readonly tools: RoomTools;
  readonly shelf: PictureShelf;
  /** In which rooms of this device a picture is to be seen. */
  readonly roomsShowing: (hash: string) => Promise<readonly string[]>;
  /** Null where nobody can sign in. */
  readonly account: Promise<AccountRooms | null> | null;
  /** What the address named, and what could not be opened. */
  readonly missing: UnopenedRoom | null;
  /** Begins with a room that somebody else shows; what could not be had of it. */
  readonly remix: (id: string) => Promise<UnopenedRoom | null>;
  /** What the visitor owns that a room can show. */
  readonly owned: OwnedThings;
  readonly close: () => void;
};

export type EditorRequest = {
  /** The room that the address names. */
  readonly room: string | null;
  /** The piece that is to be looked at. */
  readonly look: string | null;
  /** The public room to begin one's own from. */
  readonly remixOf: string | null;
  /** The room of the house to begin one's own with. */
  readonly beginWith: string | null;
  readonly signIn: SignIn | null;
  readonly kit: WalletKit;
};

/** While the editor is being set up, and it does not wait for it. */
const fetchAccount = (parts: RoomsAccountParts): Promise<RoomsAccount | null> =>
  import("../online/openRoomsAccount.ts").then(
    ({ openRoomsAccount: openAccount }) => openAccount(parts),
    () => null,
  );

export async function openEditor(wish: EditorRequest): Promise<OpenedEditor> {
  const { room, look, remixOf, beginWith, signIn, kit } = wish;
  const { database, tabs, wasCleared } = await openDevice(roomLayout);
  const owned = openOwned(kit, signIn);
  const catalogue = catalogueWith(owned.counts, owned.made.here);
  const blank = blankRoom();
  const ports = browserPorts(roomLayout);
  const [library, pictures] = await Promise.all([
    openRoomLibrary({ ...ports, database, tabs, catalogue, blank, wanted: room }),
    openPictures(
      { database, tabs },
      { serverUrl: async (hash) => link(`/pictures/${hash}`), tokenImage: owned.tokenImage },
    ),
    owned.made.ready,
  ]);
  const { shelf, book } = pictures;
  const account =
    signIn && fetchAccount({ database, tabs: openTabs(roomLayout.name), catalogue, shelf, signIn });
  const accountRooms = account ? account.then((found) => found?.rooms ?? null) : null;
  const tools = openRoomTools({
    library,
    pictures: book,
    database,
    account: accountRooms,
    stage: openedStage,
    roomIsDrawn: pictureIsDrawn,
    templates: async () => templates(),
  });
  const editor = createEditor({
    session: library.session,
    pictures: book,
    announce,
    newId: ports.newId,
    favourites: openFavourites(),
    clipboard: browserClipboard,
    hasLetterKeys: hadLetterKeys(),
    mode: keptMode(() => sessionStorage),
  });
  const stops = [keepLetterKeys(editor), keepMode(editor, () => sessionStorage)];
  const begin = async (id: string): Promise<UnopenedRoom | null> => {
    const { beginRemix } = await import("../online/beginRemix.ts");
    return beginRemix({ editor, library, account: await account }, id);
  };
  let missing: UnopenedRoom | null = null;
  if (remixOf !== null && account) missing = await begin(remixOf);
  // One that could not be read has a slip of its own.
  else if (room !== null && ![library.state().id, library.state().unreadable?.id].includes(room))
    missing = { kind: "room", id: room };
  else if (wasCleared) missing = { kind: "cleared" };
  if (beginWith !== null) {
    const { beginTemplate } = await import("./beginTemplate.ts");
    await beginTemplate({ editor, library, templates: templates() }, beginWith);
  }
  if (look !== null) {
    const { revealPiece: lookIn } = await import("./revealPiece.ts");
    await lookIn(look, { editor, library, database });
  }
  return {
    editor,
    library,
    tools,
    shelf,
    owned,
    missing,
    remix: begin,
    account: accountRooms,
    roomsShowing: pictures.roomsShowing,
    close: () => {
      for (const stop of stops) stop();
      void account?.then((found) => found?.close());
      owned.close();
      tools.close();
      pictures.close();
      library.close();
    },
  };
}

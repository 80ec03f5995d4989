// Tabs of a device for the tests, in each of which a room is furnished.
import { libraryTabs } from "../../../keeping/testing/libraryTabs.ts";
import { moveItems } from "../../commands/moveItems.ts";
import { renameRoom } from "../../commands/renameRoom.ts";
import { roomLayout } from "../../keeping/roomKind.ts";
import { roomsCatalogue } from "../../keeping/testing/rooms.ts";
import { bareRoom } from "../../model/sampleRoom.ts";
import { openRoomLibrary, type RoomLibrary } from "../roomLibrary.ts";

export const roomTabs = () =>
  libraryTabs({
    layout: roomLayout,
    blank: bareRoom(),
    open: (ports: Omit<Parameters<typeof openRoomLibrary>[0], "catalogue">) =>
      openRoomLibrary({ ...ports, catalogue: roomsCatalogue }),
  });

/** What is open in a tab, and what is done there. */
export const shell = (library: RoomLibrary) => library.session.state().document.shell;
export const rename = (library: RoomLibrary, name: string) =>
  library.session.dispatch(renameRoom, { name });
export const shift = (library: RoomLibrary, id: string, x: number) =>
  library.session.dispatch(moveItems, { ids: [id], by: { x, z: 0 } });
export const listedRoomNames = async (library: RoomLibrary) => {
  const listed = await library.list();
  return listed.ok ? listed.value.map((room) => room.name) : [];
};

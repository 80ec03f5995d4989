// The menu of the rooms on a page of its own, over tables in memory, and how the tests find its parts.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import type { ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { browserPorts } from "../../../keeping/browser/browserPorts.ts";
import { openTabs } from "../../../keeping/browser/tabs.ts";
import type { DeviceDatabase } from "../../../keeping/database/database.ts";
import { memoryDatabase } from "../../../keeping/database/memoryDatabase.ts";
import { putText } from "../../../keeping/testing/libraryTabs.ts";
import { siteCatalogue } from "../../catalogue/index.ts";
import { EditorContext } from "../../editor/EditorContext.ts";
import { testEditor } from "../../editor/testing/testEditor.ts";
import type { Mode } from "../../editor/viewSettings.ts";
import { introductionTexts } from "../../introduction/introductionTexts.ts";
import { roomLayout } from "../../keeping/roomKind.ts";
import type { RoomDocument } from "../../model/room.ts";
import { templates } from "../../template/index.ts";
import { RoomMenu } from "../RoomMenu.tsx";
import { RoomNotices } from "../RoomNotices.tsx";
import { openRoomLibrary } from "../roomLibrary.ts";
import { openRoomTools, type RoomTools } from "../roomTools.ts";
import { TemplateShelf } from "../TemplateCards.tsx";

export const [kitchen, parlour] = templates().map(({ document }) => document) as [
  RoomDocument,
  RoomDocument,
];
export const bare = templates().find(({ id }) => id === "bare-walls")!.document;
export const renamedRoom = (room: RoomDocument, name: string): RoomDocument => ({
  ...room,
  shell: { ...room.shell, name },
});
let channels = 0;

async function tab(database: DeviceDatabase, channel: string) {
  const tabs = openTabs(channel);
  const library = await openRoomLibrary({
    ...browserPorts(roomLayout),
    database,
    tabs,
    catalogue: siteCatalogue,
    wanted: null,
    blank: bare,
    askToLast: () => {},
    noteKept: () => {},
  });
  onTestFinished(() => {
    library.close();
    tabs.close();
  });
  return library;
}

type Shown = {
  readonly mode?: Mode;
  /** The region of the room, where it is more than a list to stand for it. */
  readonly room?: (tools: RoomTools) => ReactNode;
  readonly account?: RoomTools["account"];
};

const standIn = (tools: RoomTools) => (
  <section data-region="room" aria-label="The room">
    <div role="listbox" aria-label="Things" tabIndex={0} data-home="" />
    <TemplateShelf tools={tools} />
  </section>
);

export async function showRooms(
  rooms: Readonly<Record<string, string>>,
  { mode = "scene", room = standIn, account = null }: Shown = {},
) {
  const database = memoryDatabase(roomLayout);
  for (const [i, [room, text]] of Object.entries(rooms).entries())
    await putText(database, `room/${room}`, text, Date.now() - 1000 + i);
  const channel = `menu-${++channels}`;
  const library = await tab(database, channel);
  const pictures = { url: async () => null };
  const tools: RoomTools = openRoomTools({
    roomIsDrawn: async () => {},
    library,
    database,
    pictures,
    account,
    templates: async () => [templates()[0]!, templates().find(({ id }) => id === "bare-walls")!],
    stage: () => null,
  });
  const { editor, said } = testEditor(undefined, undefined, { session: library.session });
  editor.view.set({ mode });
  mount(
    <EditorContext value={editor}>
      <main>
        <div data-region="bar">
          <RoomMenu tools={tools} about={introductionTexts} />
        </div>
        <RoomNotices tools={tools} />
        {room(tools)}
      </main>
    </EditorContext>,
  );
  onTestFinished(tools.close);
  return { editor, database, library, tools, said, other: () => tab(database, channel) };
}

export const roomNameButton = () => page.getByRole("heading", { level: 1 }).getByRole("button");
export const roomsMenuItem = (words: string | RegExp) =>
  page.getByRole("menuitem", { name: words });
export const dialog = () => page.getByRole("dialog");
export const roomsButton = (words: string | RegExp) => page.getByRole("button", { name: words });
export const sortedRoomNames = async (library: RoomTools["library"]) => {
  const listed = await library.list();
  return listed.ok ? listed.value.map((room) => room.name).toSorted() : [];
};
/** What the next download is called and holds. */
export function nextDownload(): Promise<{ name: string; bytes: Blob }> {
  return new Promise((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementationOnce(async function (
      this: HTMLAnchorElement,
    ) {
      resolve({ name: this.download, bytes: await (await fetch(this.href)).blob() });
    });
  });
}

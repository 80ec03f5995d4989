// The menu of the rooms on a page of its own, over tables in memory, and how the tests find its parts.
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { browserPorts } from "../../../keeping/browser/browserPorts.ts";
import { openTabs } from "../../../keeping/browser/tabs.ts";
import type { Database } from "../../../keeping/database/database.ts";
import { memoryDatabase } from "../../../keeping/database/memoryDatabase.ts";
import { openWorkshop } from "../../../keeping/library/openLibrary.ts";
import { mount } from "../../../ui/testing/mount.tsx";
import { siteCatalogue } from "../../catalogue/index.ts";
import type { RoomDocument } from "../../model/room.ts";
import { templates } from "../../template/index.ts";
import { Beginning } from "../Beginning.tsx";
import { RoomMenu } from "../RoomMenu.tsx";
import { RoomNotices } from "../RoomNotices.tsx";
import { openRoomTools, type RoomTools } from "../roomTools.ts";
import { testEditor } from "./testEditor.tsx";

export const [kitchen, parlour] = templates.map(({ document }) => document) as [
  RoomDocument,
  RoomDocument,
];
export const bare = templates.at(-1)!.document;
export const named = (room: RoomDocument, name: string): RoomDocument => ({
  ...room,
  shell: { ...room.shell, name },
});
let channels = 0;

export const put = (database: Database, key: string, text: string, at: number) =>
  database.change(["texts", "stamps"], async (tables) => {
    await tables.put("texts", key, text);
    await tables.put("stamps", key, at);
  });

async function tab(database: Database, channel: string) {
  const tabs = openTabs(channel);
  const wanted = { catalogue: siteCatalogue, wanted: null, blank: bare };
  const workshop = await openWorkshop({
    ...browserPorts({ database, tabs }, wanted),
    askToLast: () => {},
  });
  onTestFinished(() => {
    workshop.close();
    tabs.close();
  });
  return workshop;
}

export async function show(rooms: Readonly<Record<string, string>>) {
  const database = memoryDatabase();
  for (const [i, [room, text]] of Object.entries(rooms).entries())
    await put(database, `room/${room}`, text, Date.now() - 1000 + i);
  const channel = `menu-${++channels}`;
  const workshop = await tab(database, channel);
  const pictures = { url: async () => null };
  const tools: RoomTools = openRoomTools({
    roomIsDrawn: async () => {},
    workshop,
    database,
    pictures,
    templates: async () => [templates[0]!, templates.at(-1)!],
    stage: () => null,
  });
  const { around, said } = testEditor(workshop.session);
  mount(
    around(
      <main>
        <div data-region="bar">
          <RoomMenu tools={tools} />
        </div>
        <RoomNotices tools={tools} />
        <Beginning tools={tools} />
      </main>,
    ),
  );
  onTestFinished(tools.close);
  return { database, workshop, tools, said, other: () => tab(database, channel) };
}

export const name = () => page.getByRole("heading", { level: 1 }).getByRole("button");
export const item = (words: string | RegExp) => page.getByRole("menuitem", { name: words });
export const dialog = () => page.getByRole("dialog");
export const button = (words: string | RegExp) => page.getByRole("button", { name: words });
export const names = async (workshop: RoomTools["workshop"]) => {
  const listed = await workshop.rooms();
  return listed.ok ? listed.rooms.map((room) => room.name).toSorted() : [];
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

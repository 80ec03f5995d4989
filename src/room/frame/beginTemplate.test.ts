// A room of the house becomes the visitor's own and is said; what names none begins nothing.
import { describe, expect, it } from "vitest";
import type { LibraryResult } from "../../keeping/library/library.ts";
import { RecentAnnouncements } from "../editor/recentAnnouncements.ts";
import type { RoomDocument } from "../model/room.ts";
import { failureWords } from "../rooms/strings.ts";
import { templates } from "../template/index.ts";
import { beginTemplate } from "./beginTemplate.ts";

async function begun(id: string, ends: LibraryResult) {
  const made: RoomDocument[] = [];
  const said: string[] = [];
  const recentlySaid = new RecentAnnouncements();
  recentlySaid.add = (words) => void said.push(words);
  const create = async (document: RoomDocument) => {
    made.push(document);
    return ends;
  };
  await beginTemplate(
    { editor: { recentlySaid }, library: { create }, templates: templates() },
    id,
  );
  return { made, said };
}

describe("beginTemplate", () => {
  it("makes the room that is named, and says which", async () => {
    const { made, said } = await begun("winter-room", { ok: true, value: "own" });
    expect(made).toEqual([templates().find(({ id }) => id === "winter-room")!.document]);
    expect(said).toEqual(["Winter room: a room of your own now. Change what you like."]);
  });

  it("says why it could not be kept", async () => {
    const { said } = await begun("winter-room", { ok: false, reason: "full" });
    expect(said).toEqual([failureWords.full]);
  });

  it("begins nothing by a name that no room has", async () => {
    const { made, said } = await begun("../x", { ok: true, value: "own" });
    expect([made, said]).toEqual([[], []]);
  });
});

// Tests what the operator reads and does about rooms, on both databases.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createDocument } from "../keeping/createDocument.ts";
import { readContent } from "../keeping/kind.ts";
import { holdPicture } from "../pictures/heldPictures.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { parseOperatorCommand } from "./operate.ts";
import { publishRoom } from "./publishing.ts";
import { recordReport } from "./reports.ts";
import { serverRoomKind } from "./roomKind.ts";
import { roomJson } from "./testing/visitors.ts";

const now = Date.UTC(2026, 10, 21, 12);
const holder = { address: `0x${"ab".repeat(20)}`, chainId: 1 };
const hash = "ab".repeat(32);

async function start(dialect: (typeof dialects)[number]) {
  const db = await openTestDatabase(dialect);
  const content = await readContent(serverRoomKind, roomJson("Kitchen"));
  if (!content.ok) throw new Error(content.reason.detail);
  const wanted = { holder, content: content.value, claimKey: null };
  const made = await createDocument(db, serverRoomKind, wanted, { random: randomBytes, now });
  if (made.outcome !== "made") throw new Error(made.outcome);
  const { id } = made.document;
  await publishRoom(db, { id, holder, now });

  async function run(...args: string[]): Promise<string> {
    const wanted = parseOperatorCommand(args);
    if (!wanted.ok) return wanted.reason;
    const { deed, name } = wanted.value;
    const done = await deed({ db, now, address: "http://farm.test/" }, name);
    return done.ok ? done.value : done.reason;
  }
  return { db, id, run };
}

describe("what operators do about rooms", () => {
  test.each(dialects)(
    "%s: reports are read and settled, rooms hidden and shown",
    async (dialect) => {
      const { db, id, run } = await start(dialect);
      expect(await run("list-reports")).toBe("No reports wait to be looked at.");
      await recordReport(db, { room: id, reporter: "a", reason: "Rude words", now });
      await recordReport(db, { room: id, reporter: "b", reason: "Very rude", now });
      expect(await run("list-reports")).toBe(
        `Reported, and not looked at yet:\n  ${id}  2 reports, the last 2026-11-21 12:00 UTC`,
      );
      const shown = await run("show", id);
      for (const line of [
        `Kitchen (${id}), shown by its link since 2026-11-21 12:00 UTC\n`,
        `http://farm.test/rooms/${id}\n`,
        `picture http://farm.test/pictures/${hash}\n`,
        "report 2026-11-21 12:00 UTC: Rude words\n",
      ]) {
        expect(shown).toContain(line);
      }
      expect(await run("unpublish", id)).toContain(`${id} is hidden`);
      expect(await publishRoom(db, { id, holder, now })).toEqual({ outcome: "withdrawn" });
      expect(await run("list-reports")).toContain("No reports");
      const hidden = await run("show", id);
      expect(hidden).toContain("taken out 2026-11-21");
      expect(hidden).toContain("(settled): Very rude");
      expect(await run("restore", id)).toBe(`${id} is shown again.`);

      const picture = { hash, type: "image/png", width: 1, height: 1, bytes: 1 } as const;
      await holdPicture(db, { picture, holder, now });
      expect(await run("ban-picture", hash)).toContain("given out no more");
      expect(await run("allow-picture", hash)).toBe(`${hash} is given out again.`);
      expect(await run("ban-picture", "0".repeat(64))).toContain("There is no picture");
    },
  );

  test("what is wrong is said in words", async () => {
    const { run } = await start("sqlite");
    for (const args of [
      [],
      ["nope"],
      ["toString"],
      ["show"],
      ["show", "../x"],
      ["list-reports", "x"],
      ["show", "0000000000", "x"],
    ]) {
      expect(await run(...args)).toContain("npm run rooms -- unpublish ID");
    }
    for (const word of ["show", "unpublish", "restore"]) {
      expect(await run(word, "0000000000")).toBe("There is no room 0000000000.");
    }
  });
});

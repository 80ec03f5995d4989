// What whoever runs the site does about rooms: read the reports, look at one, hide it or show it again.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { isDocumentId } from "../keeping/documentId.ts";
import { findDocument } from "../keeping/findDocuments.ts";
import { setBanned } from "../pictures/heldPictures.ts";
import { isHash } from "../pictures/pictureFiles.ts";
import type { Database } from "../store/database.ts";
import { restoreRoom, withdrawRoom } from "./publishing.ts";
import { listReported, reportsOf } from "./reports.ts";
import { isPublic, type KeptRoom, serverRoomKind } from "./roomKind.ts";
import { othersSee } from "./shownRooms.ts";

type Surroundings = {
  db: Database;
  now: number;
  /** The site's address for visitors, with its base path. */
  address: string;
};

/** Gives back what there is to read, or why nothing was done. */
type Deed = (given: Surroundings, name: string) => Promise<Result<string>>;

const deeds: Readonly<Record<string, { takes: "nothing" | "room" | "picture"; do: Deed }>> = {
  "list-reports": { takes: "nothing", do: reports },
  show: { takes: "room", do: show },
  unpublish: { takes: "room", do: unpublish },
  restore: { takes: "room", do: restore },
  "ban-picture": { takes: "picture", do: (given, hash) => ban(given, hash, given.now) },
  "allow-picture": { takes: "picture", do: (given, hash) => ban(given, hash, null) },
};

const usage = [
  "  npm run rooms -- list-reports         rooms that visitors reported and nobody has looked at",
  "  npm run rooms -- show ID              what is known of a room, and what was said of it",
  "  npm run rooms -- unpublish ID         hide it from everybody but its holder",
  "  npm run rooms -- restore ID           show it again; its reports are settled as well",
  "  npm run rooms -- ban-picture HASH     give an uploaded picture out no more, and take it in no more",
  "  npm run rooms -- allow-picture HASH   take that back",
].join("\n");

type Wanted = { deed: Deed; name: string };

export function parseOperatorCommand(args: readonly string[]): Result<Wanted> {
  const [word = "", name = "", ...more] = args;
  const found = Object.hasOwn(deeds, word) ? deeds[word] : undefined;
  const isFitting = { nothing: name === "", room: isDocumentId(name), picture: isHash(name) };
  return found === undefined || !isFitting[found.takes] || more.length > 0
    ? refuse(`What shall be done?\n${usage}`)
    : accept({ deed: found.do, name });
}

const noRoom = (id: string) => refuse(`There is no room ${id}.`);
const time = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;

async function reports({ db }: Surroundings): Promise<Result<string>> {
  const reported = await listReported(db);
  if (reported.length === 0) return accept("No reports wait to be looked at.");
  const lines = reported.map(
    ({ room, count, lastAt }) =>
      `  ${room}  ${count} ${count === 1 ? "report" : "reports"}, the last ${time(lastAt)}`,
  );
  return accept(["Reported, and not looked at yet:", ...lines].join("\n"));
}

const stateOf = (room: KeptRoom): string => {
  if (room.withdrawnAt !== null) return `taken out ${time(room.withdrawnAt)}`;
  if (!isPublic(room)) return "not shown";
  const where = room.listedAt === null ? "by its link" : "in the gallery";
  return `shown ${where} since ${time(room.publishedAt!)}`;
};

async function show({ db, address }: Surroundings, id: string): Promise<Result<string>> {
  // As others see it: that is what they report.
  const room = await findDocument(db, serverRoomKind, id, { version: othersSee });
  if (room === undefined) return noRoom(id);
  const told = await reportsOf(db, id);
  return accept(
    [
      `${room.name} (${id}), ${stateOf(room)}`,
      `  ${address}rooms/${id}`,
      room.endsAt === null
        ? `  of ${room.holder.address} on chain ${room.holder.chainId}`
        : `  of a guest, until ${time(room.endsAt)}`,
      `  version ${room.version}, saved ${time(room.savedAt)}`,
      ...(room.creditRoom ? [`  made from ${room.creditRoom}`] : []),
      `  ${room.words}`,
      ...(room.caption === null ? [] : [`  its holder says: ${room.caption}`]),
      ...room.pictures
        .split(" ")
        .filter(Boolean)
        .map((hash) => `  picture ${address}pictures/${hash}`),
      ...told.map(
        ({ reason, reportedAt, isSettled }) =>
          `  report ${time(reportedAt)}${isSettled ? " (settled)" : ""}: ${reason}`,
      ),
    ].join("\n"),
  );
}

async function unpublish({ db, now }: Surroundings, id: string): Promise<Result<string>> {
  return (await withdrawRoom(db, id, now))
    ? accept(`${id} is hidden from everybody but its holder, who cannot show it again.`)
    : noRoom(id);
}

async function restore({ db, now }: Surroundings, id: string): Promise<Result<string>> {
  if (!(await restoreRoom(db, id, now))) return noRoom(id);
  const room = await findDocument(db, serverRoomKind, id);
  return accept(
    room !== undefined && isPublic(room)
      ? `${id} is shown again.`
      : `${id} may be shown again; its holder has taken it back meanwhile.`,
  );
}

async function ban({ db }: Surroundings, hash: string, at: number | null): Promise<Result<string>> {
  if (!(await setBanned(db, { hash, at }))) {
    return refuse(`There is no picture ${hash}.`);
  }
  return accept(
    at === null
      ? `${hash} is given out again.`
      : `${hash} is given out no more. Browsers that have it may keep it.`,
  );
}

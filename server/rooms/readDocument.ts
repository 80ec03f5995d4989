// What a holder sends as a room: checked, measured, and written in the one way in which it is kept.
import { encode } from "../../src/room/model/encode.ts";
import { migrate } from "../../src/room/model/migrate.ts";
import type { PictureRef, RoomDocument } from "../../src/room/model/room.ts";
import { type InvalidDocument, validate } from "../../src/room/model/validate.ts";
import type { Problem } from "../http/problem.ts";
import { MOST_BYTES } from "./limits.ts";
import { invalidRoom, roomTooLarge } from "./problems.ts";

/** A room with what lists and pages say of it, so that they need not open it. */
export type Content = {
  name: string;
  words: string;
  /** Hashes of uploaded pictures in it, with spaces between. */
  pictures: string;
  text: string;
  bytes: number;
};

/** The room in sentences. */
export type WordsOf = (room: RoomDocument) => Promise<string>;

export type ReadDocument = { ok: true; value: Content } | { ok: false; problem: Problem };

export async function readDocument(json: unknown, wordsOf: WordsOf): Promise<ReadDocument> {
  const present = migrate(json);
  const room = present.ok ? validate(present.value) : present;
  if (!room.ok) return refuse(room.reason);
  const text = encode(room.value);
  const bytes = Buffer.byteLength(text);
  if (bytes > MOST_BYTES) return { ok: false, problem: roomTooLarge(bytes) };
  const { name } = room.value.shell;
  const pictures = uploadsIn(room.value).join(" ");
  const words = await wordsOf(room.value);
  return { ok: true, value: { name, words, pictures, text, bytes } };
}

/** Hashes of the uploaded pictures that hang in a room, each once. */
function uploadsIn({ shell, items }: RoomDocument): string[] {
  const shown: (PictureRef | null | undefined)[] = [
    ...items.values().map(({ picture }) => picture),
    ...[shell.floor, ...Object.values(shell.walls)].map(({ picture }) => picture),
    shell.backdrop,
  ];
  const hashes = shown.flatMap((ref) => (ref?.kind === "upload" ? [ref.hash] : []));
  return [...new Set(hashes)].sort();
}

const refuse = (reason: InvalidDocument): ReadDocument => ({
  ok: false,
  problem: invalidRoom(reason),
});

// What a refused request for a room is told: a stable code for the program, a sentence for the person.
import type { InvalidDocument } from "../../src/room/model/validate.ts";
import type { Problem } from "../http/problem.ts";
import { MOST_BYTES, MOST_ROOMS } from "./limits.ts";
import type { KeptRoom } from "./roomRow.ts";

const thousands = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

export const invalidRoom = ({ path, problem }: InvalidDocument): Problem => ({
  status: 422,
  code: "invalid-room",
  detail: "This is not a room as the designer writes it.",
  more: { path, problem },
});

export const roomTooLarge = (used: number): Problem => ({
  status: 413,
  code: "too-large",
  detail: `This room takes ${thousands(used)}; a room may take ${thousands(MOST_BYTES)}.`,
  more: { limit: "bytes", most: MOST_BYTES, used },
});

export const tooManyRooms = (used: number): Problem => ({
  status: 409,
  code: "over-quota",
  detail: `You keep ${used} rooms here, and ${MOST_ROOMS} is the most. Put one away to save another.`,
  more: { limit: "rooms", most: MOST_ROOMS, used },
});

export const versionNeeded: Problem = {
  status: 428,
  code: "version-needed",
  detail: 'Say which version this follows, as in If-Match: "3".',
};

/** What somebody else saved meanwhile comes along, so that nothing has to be asked for again. */
export const versionConflict = ({ version, savedAt, document }: KeptRoom): Problem => ({
  status: 412,
  code: "version-conflict",
  detail: "This room was saved elsewhere in the meantime.",
  headers: { ETag: `"${version}"` },
  more: { version, savedAt, document: JSON.parse(document) },
});

export const withdrawn: Problem = {
  status: 403,
  code: "withdrawn",
  detail: "This room was taken out of the gallery by the people who run the site.",
};

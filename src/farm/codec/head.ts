// The head of a log: one hash that stands for all of it so far, in that order (hash chain).
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";
import type { FarmEvent } from "../events/event.ts";
import { encodeEvent } from "./text.ts";

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What a farm began with, as it stands on the server. */
export const encodeOrigin = ({ field, begun }: { field: number; begun: number }): string =>
  `{"begun":${begun},"field":${field}}`;

/** Before the first event. */
export const firstHead = (origin: { field: number; begun: number }): string =>
  digest(encodeOrigin(origin));

export const headAfter = (head: string, event: FarmEvent): string =>
  digest(head + encodeEvent(event));

// What the routes of rooms stand on.
import type { RateLimits } from "../http/rateLimits.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Log } from "../log.ts";
import type { CountTokens } from "../ownership/countTokens.ts";
import type { ReadSession } from "../signIn/currentSession.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database } from "../store/database.ts";
import type { WordsOf } from "./readDocument.ts";
import type { ShownToAll } from "./shownToAll.ts";

export type RoomParts = {
  db: Database;
  readSession: ReadSession;
  rateLimits: RateLimits;
  findVisitor: FindVisitor;
  wordsOf: WordsOf;
  countTokens: CountTokens;
  random: RandomBytes;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Told how each write ended: "made", "saved", "conflict" … */
  count(outcome: string): void;
};

/** Those that tell everybody of a room. */
export type ShowingParts = RoomParts & { shown: ShownToAll };

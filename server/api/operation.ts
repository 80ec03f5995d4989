// What is told of one operation of the API: what it takes, how it answers, and what it refuses.
import type * as v from "valibot";
import type { ProblemCode } from "../http/problem.ts";

/** What an answer may carry besides its body; headers that every answer has are not told again. */
export type HeaderName =
  | "Accept"
  | "Accept-Encoding"
  | "Access-Control-Allow-Origin"
  | "Content-Disposition"
  | "Content-Encoding"
  | "ETag"
  | "Read-Age"
  | "Read-Block"
  | "Retry-After"
  | "Set-Cookie"
  | "WWW-Authenticate";

export type ResponseDescription = {
  says: string;
  /** A schema of JSON, or the type of something else. */
  body?: v.GenericSchema | string;
  /** Those that it always has, … */
  headers?: readonly HeaderName[];
  /** … and those that it has sometimes. */
  mayHave?: readonly HeaderName[];
};

export type Operation = {
  /** What it does, in one sentence. */
  summary: string;
  /** Only whoever is signed in may ask. */
  isForHolders?: true;
  /** What the path's parameters look like. */
  path?: Readonly<Record<string, v.GenericSchema>>;
  query?: Readonly<Record<string, v.GenericSchema>>;
  headers?: Readonly<Record<string, { schema: v.GenericSchema; isNeeded: boolean }>>;
  /** A schema of JSON, or the types of what else is sent. */
  body?: v.GenericSchema | readonly string[];
  answers: Readonly<Record<number, ResponseDescription>>;
  /** Beside those that follow from the rest. */
  refusals?: readonly ProblemCode[];
};

/** By method and path as the routes have them: "GET /api/rooms/:id". */
export type Operations = Readonly<Record<string, Operation>>;

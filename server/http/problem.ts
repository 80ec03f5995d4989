// Refusals over HTTP as RFC 9457 problem documents with a stable code.
import { type ServerResponse, STATUS_CODES } from "node:http";

type ProblemCode =
  | "bad-path"
  | "bad-request"
  | "busy"
  | "internal"
  | "method-not-allowed"
  | "not-found"
  | "not-ready";

export type Problem = {
  status: number;
  code: ProblemCode;
  detail: string;
  headers?: Readonly<Record<string, string>>;
  /** Further members of the document. */
  more?: Readonly<Record<string, unknown>>;
};

export const notFound: Problem = {
  status: 404,
  code: "not-found",
  detail: "There is nothing at this address.",
};

export const badPath: Problem = {
  status: 400,
  code: "bad-path",
  detail: "The path of this address is malformed.",
};

export const badRequest: Problem = {
  status: 400,
  code: "bad-request",
  detail: "This request is malformed.",
};

export const busy: Problem = {
  status: 503,
  code: "busy",
  detail: "Too much is being drawn at once. Please try again in a few seconds.",
  headers: { "Retry-After": "5" },
};

export const internalError: Problem = {
  status: 500,
  code: "internal",
  detail: "Something went wrong on the server. Please try again.",
};

export function methodNotAllowed(allowed: readonly string[]): Problem {
  const allow = allowed.join(", ");
  return {
    status: 405,
    code: "method-not-allowed",
    detail: `This address answers only ${allow}.`,
    headers: { Allow: allow },
  };
}

export function problemResponse(problem: Problem): Response {
  return new Response(body(problem), { status: problem.status, headers: headers(problem) });
}

export function sendProblem(res: ServerResponse, problem: Problem): void {
  const text = body(problem);
  res.writeHead(problem.status, {
    ...headers(problem),
    "Content-Length": String(Buffer.byteLength(text)),
  });
  res.end(text);
}

function body({ status, code, detail, more }: Problem): string {
  return JSON.stringify({
    type: "about:blank",
    title: STATUS_CODES[status],
    status,
    detail,
    code,
    ...more,
  });
}

function headers(problem: Problem): Record<string, string> {
  return {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...problem.headers,
  };
}

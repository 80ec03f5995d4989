// Refusals over HTTP as RFC 9457 problem documents with a stable code.
import { type ServerResponse, STATUS_CODES } from "node:http";

type ProblemCode =
  | "bad-message"
  | "bad-path"
  | "bad-request"
  | "busy"
  | "bad-signature"
  | "chain-unavailable"
  | "expired"
  | "forbidden-origin"
  | "internal"
  | "invalid-room"
  | "method-not-allowed"
  | "not-a-picture"
  | "not-found"
  | "not-ready"
  | "not-signed-in"
  | "not-yet-valid"
  | "over-quota"
  | "storage-full"
  | "too-large"
  | "too-many-requests"
  | "unauthorized"
  | "unavailable"
  | "unknown-nonce"
  | "unsupported-encoding"
  | "unsupported-media-type"
  | "used-nonce"
  | "version-conflict"
  | "version-needed"
  | "withdrawn"
  | "wrong-chain"
  | "wrong-domain"
  | "wrong-hash"
  | "wrong-statement"
  | "wrong-uri"
  | "wrong-version";

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

export const forbiddenOrigin: Problem = {
  status: 403,
  code: "forbidden-origin",
  detail: "Only the site's own pages may ask for this.",
};

export function unsupportedMediaType(types: readonly string[]): Problem {
  return {
    status: 415,
    code: "unsupported-media-type",
    detail: `The body must be ${types.join(" or ")}, with nothing added to that name.`,
    headers: { Accept: types.join(", ") },
  };
}

export const unsupportedEncoding: Problem = {
  status: 415,
  code: "unsupported-encoding",
  detail: "The body must not be compressed.",
  headers: { "Accept-Encoding": "identity" },
};

export const unavailable: Problem = {
  status: 503,
  code: "unavailable",
  detail: "The server cannot do this now. Please try again in a moment.",
  headers: { "Retry-After": "5" },
};

export function tooLarge(maxBytes: number): Problem {
  return {
    status: 413,
    code: "too-large",
    detail: `The body may have at most ${maxBytes} bytes.`,
    // Whatever is still to come of it is not read.
    headers: { Connection: "close" },
  };
}

export function tooManyRequests(retryAfterMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return {
    status: 429,
    code: "too-many-requests",
    detail: `Too many requests. Please try again in ${seconds} s.`,
    headers: { "Retry-After": String(seconds) },
  };
}

export const unauthorized: Problem = {
  status: 401,
  code: "unauthorized",
  detail: "This is not for everyone.",
  headers: { "WWW-Authenticate": "Bearer" },
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
  const response = new Response(body(problem), {
    status: problem.status,
    headers: headers(problem),
  });
  codes.set(response, problem.code);
  return response;
}

export function sendProblem(res: ServerResponse, problem: Problem): void {
  codes.set(res, problem.code);
  const text = body(problem);
  res.writeHead(problem.status, {
    ...headers(problem),
    "Content-Length": String(Buffer.byteLength(text)),
  });
  res.end(text);
}

const codes = new WeakMap<Response | ServerResponse, ProblemCode>();

/** The code of the problem that an answer tells of, if it does. */
export function problemCodeOf(answer: Response | ServerResponse): ProblemCode | undefined {
  return codes.get(answer);
}

/** Tells of a problem's code where the answer goes out by another object. */
export function passProblemCode(from: Response, to: ServerResponse): void {
  const code = codes.get(from);
  if (code !== undefined) codes.set(to, code);
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

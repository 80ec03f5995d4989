// Refusals over HTTP as RFC 9457 problem documents with a stable code.
import { type ServerResponse, STATUS_CODES } from "node:http";

/** The status that goes with each code; codes are for programs, and stay. */
export const statuses = {
  alike: 422,
  "bad-assertion": 400,
  "bad-message": 400,
  "bad-path": 400,
  "bad-request": 400,
  busy: 503,
  developing: 503,
  "bad-signature": 401,
  "bad-token": 400,
  "chain-unavailable": 503,
  "device-taken": 409,
  expired: 401,
  "forbidden-origin": 403,
  gone: 410,
  "headers-too-large": 431,
  internal: 500,
  "invalid-farm": 422,
  "invalid-room": 422,
  "method-not-allowed": 405,
  "not-a-picture": 415,
  "not-found": 404,
  "not-ready": 503,
  "not-signed-in": 401,
  "not-yet-valid": 401,
  "other-format": 501,
  "over-quota": 409,
  "own-room": 403,
  reload: 409,
  "server-older": 409,
  "storage-full": 507,
  "too-large": 413,
  "too-many-requests": 429,
  "too-slow": 408,
  unauthorized: 401,
  unavailable: 503,
  "unknown-nonce": 401,
  untouched: 422,
  "unsupported-encoding": 415,
  "unsupported-media-type": 415,
  "used-nonce": 401,
  "version-conflict": 412,
  "version-needed": 428,
  withdrawn: 403,
  "wrong-account": 401,
  "wrong-chain": 401,
  "wrong-domain": 401,
  "wrong-hash": 422,
  "wrong-statement": 401,
  "wrong-uri": 401,
  "wrong-version": 401,
} as const;

export type ProblemCode = keyof typeof statuses;

type Extras = {
  headers?: Readonly<Record<string, string>>;
  /** Further members of the document. */
  more?: Readonly<Record<string, unknown>>;
  /** The last member, as JSON already: it may be large. */
  document?: string;
};

export type Problem = Extras & { status: number; code: ProblemCode; detail: string };

export function problem(code: ProblemCode, detail: string, extras?: Extras): Problem {
  return { status: statuses[code], code, detail, ...extras };
}

export const notFound = problem("not-found", "There is nothing at this address.");

export const badPath = problem("bad-path", "The path of this address is malformed.");

export const badRequest = problem("bad-request", "This request is malformed.");

export const busy = problem(
  "busy",
  "Too much is being drawn at once. Please try again in a few seconds.",
  { headers: { "Retry-After": "5" } },
);

export const tooBusy = problem(
  "busy",
  "Too much is being done at once. Please try again in a few seconds.",
  { headers: { "Retry-After": "5" } },
);

/** When there is no room for what is brought by those who may have been made for it. */
export const diskIsTight = problem(
  "storage-full",
  "There is little room left on the server: until there is more, only accounts older than a day " +
    "keep anything new here. Nothing that is kept is lost.",
  { headers: { "Retry-After": "600" } },
);

export const internalError = problem(
  "internal",
  "Something went wrong on the server. Please try again.",
);

export const forbiddenOrigin = problem(
  "forbidden-origin",
  "Only the site's own pages may ask for this.",
);

export const unsupportedMediaType = (types: readonly string[]): Problem =>
  problem(
    "unsupported-media-type",
    `The body must be ${types.join(" or ")}, with nothing added to that name.`,
    { headers: { Accept: types.join(", ") } },
  );

export const unsupportedEncoding = problem(
  "unsupported-encoding",
  "The body must not be compressed.",
  { headers: { "Accept-Encoding": "identity" } },
);

export const serviceUnavailable = problem(
  "unavailable",
  "The server cannot do this now. Please try again in a moment.",
  { headers: { "Retry-After": "5" } },
);

export const bodyTooLarge = (maxBytes: number): Problem =>
  problem("too-large", `The body may have at most ${maxBytes} bytes.`, {
    // Whatever is still to come of it is not read.
    headers: { Connection: "close" },
  });

export function tooManyRequests(retryAfterMs: number): Problem {
  const headers = waitHeader(retryAfterMs);
  const detail = `Too many requests. Please try again in ${headers["Retry-After"]} s.`;
  return problem("too-many-requests", detail, { headers });
}

export const waitHeader = (ms: number): { "Retry-After": string } => ({
  "Retry-After": String(Math.max(1, Math.ceil(ms / 1000))),
});

export const unauthorized = problem("unauthorized", "This is not for everyone.", {
  headers: { "WWW-Authenticate": "Bearer" },
});

export function methodNotAllowed(allowed: readonly string[]): Problem {
  const allow = allowed.join(", ");
  return problem("method-not-allowed", `This address answers only ${allow}.`, {
    headers: { Allow: allow },
  });
}

export function problemResponse(told: Problem): Response {
  const response = new Response(body(told), { status: told.status, headers: headers(told) });
  codes.set(response, told.code);
  return response;
}

export function sendProblem(res: ServerResponse, told: Problem): void {
  codes.set(res, told.code);
  const text = body(told);
  res.writeHead(told.status, {
    ...headers(told),
    "Content-Length": String(Buffer.byteLength(text)),
  });
  res.end(text);
}

/** An answer as bytes, for a connection on which there is no request to answer to. */
export function rawProblem(told: Problem, more: ReadonlyArray<readonly [string, string]>): string {
  const text = body(told);
  const lines = [
    `HTTP/1.1 ${told.status} ${STATUS_CODES[told.status]}`,
    ...[...more, ...Object.entries(headers(told))].map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(text)}`,
    "Connection: close",
  ];
  return `${lines.join("\r\n")}\r\n\r\n${text}`;
}

const codes = new WeakMap<Response | ServerResponse, ProblemCode>();

/** The code of the problem that an answer tells of, if it does. */
export function problemCodeOf(answer: Response | ServerResponse): ProblemCode | undefined {
  return codes.get(answer);
}

/** Tells of a problem's code where the answer goes out by another object. */
export function passProblemCode(from: Response, to: Response | ServerResponse): void {
  const code = codes.get(from);
  if (code !== undefined) codes.set(to, code);
}

function body({ status, code, detail, more, document }: Problem): string {
  const title = STATUS_CODES[status];
  const told = { type: "about:blank", title, status, detail, code, ...more };
  return document === undefined ? JSON.stringify(told) : withDocument(told, document);
}

/** JSON with a document in it that is JSON already, as it is kept. */
export function withDocument(head: object, document: string): string {
  return `${JSON.stringify(head).slice(0, -1)},"document":${document}}`;
}

function headers(told: Problem): Record<string, string> {
  return {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...told.headers,
  };
}

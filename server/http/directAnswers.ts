// Answers in JSON past the framework, where the way through it would cost more than the answer.
import type { IncomingMessage, ServerResponse } from "node:http";
import { nameRoute } from "./routeName.ts";
import type { HeaderList } from "./securityHeaders.ts";
import { createWriteHead } from "./writeHead.ts";

/** What is answered to a plain GET, by path below the base; each gets the header with the cookies. */
export type DirectAnswers = Readonly<
  Record<string, (cookies: string | undefined) => string | Promise<string>>
>;

type Parts = { answers: DirectAnswers; basePath: string; headers: HeaderList };

/**
 * Tells whether it answers. Whatever is not as plain as can be, and what fails, is left to the route
 * of the same path, which knows how to refuse.
 */
export type AnswerDirectly = (
  req: IncomingMessage,
  res: ServerResponse,
  more: { id: readonly [string, string]; otherwise: () => void },
) => boolean;

export function createDirectAnswers({ answers, basePath, headers }: Parts): AnswerDirectly {
  const byTarget = new Map(
    Object.entries(answers).map(([path, tell]) => [basePath + path.slice(1), { path, tell }]),
  );
  const writeHead = createWriteHead([
    ...headers,
    ["Cache-Control", "no-store"],
    ["Content-Type", "application/json"],
  ]);

  return (req, res, { id, otherwise }) => {
    const known = byTarget.get(req.url ?? "");
    if (known === undefined || req.method !== "GET" || !isPlainHost(req.headers.host)) return false;
    nameRoute(req, known.path);
    const send = (text: string) => {
      const length = Buffer.byteLength(text);
      writeHead(res, id, length);
      // Letters of a byte each need no second look at the whole answer.
      res.end(text, length === text.length ? "latin1" : "utf8");
    };
    const told = known.tell(req.headers.cookie);
    if (typeof told === "string") send(told);
    else told.then(send, otherwise);
    return true;
  };
}

const isPlainHost = (host: string | undefined): boolean => /^[\w.:[\]-]+$/.test(host ?? "");

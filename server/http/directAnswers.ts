// Answers in JSON past the framework, where the way through it would cost more than the answer.
import type { IncomingMessage, ServerResponse } from "node:http";
import { nameRoute } from "./routeName.ts";

/** What is answered to a plain GET, by path below the base; each gets the header with the cookies. */
export type DirectAnswers = Readonly<
  Record<string, (cookies: string | undefined) => Promise<string>>
>;

type Parts = {
  answers: DirectAnswers;
  basePath: string;
  headers: ReadonlyArray<readonly [string, string]>;
};

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
  const always = [
    ...headers,
    ["Cache-Control", "no-store"],
    ["Content-Type", "application/json"],
  ].flat();

  return (req, res, { id, otherwise }) => {
    const known = byTarget.get(req.url ?? "");
    if (known === undefined || req.method !== "GET" || !isPlainHost(req.headers.host)) return false;
    nameRoute(req, known.path);
    known.tell(req.headers.cookie).then((text) => {
      const length = Buffer.byteLength(text);
      // All at once: one by one, each would be looked at twice.
      res.writeHead(200, [...always, ...id, "Content-Length", String(length)]);
      // Letters of a byte each need no second look at the whole answer.
      res.end(text, length === text.length ? "latin1" : "utf8");
    }, otherwise);
    return true;
  };
}

const isPlainHost = (host: string | undefined): boolean => /^[\w.:[\]-]+$/.test(host ?? "");

// One request to the site's own server, and what came of it as a value.

import { accept, type Result } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { link } from "../../lib/link.ts";

type Unreachable = { readonly kind: "unreachable" };

export type ServerPorts<Trouble> = {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** An address under the base path of the site. */
  readonly link: (path: string) => string;
  readonly timeout: (wait: number) => AbortSignal;
  /** What an answer means that is no success. */
  readonly troubleOf: (response: Response) => Promise<Trouble> | Trouble;
};

/** The server as a browser reaches it. */
export const siteServer: Omit<ServerPorts<never>, "troubleOf"> = {
  fetch: (address, init) => fetch(address, init),
  link,
  timeout: (wait) => AbortSignal.timeout(wait),
};

export type ServerRequest<T> = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  /** A value goes as JSON, bytes as they are. */
  readonly body?: object | Blob;
  /** It goes on its way though the page may end before there is an answer. */
  readonly isLast?: boolean;
  /** What the answer must be; nothing is read where it is left out. */
  readonly shape?: v.GenericSchema<unknown, T>;
};

/** What the server said, and under which tag it can be asked whether that still holds. */
export type TaggedValue<T> = { readonly value: T; readonly tag: string | null };

export type AskServer<Trouble> = {
  readonly ask: <T = null>(
    path: string,
    asked?: ServerRequest<T>,
  ) => Promise<Result<T, Trouble | Unreachable>>;
  readonly askForNews: <T>(
    path: string,
    shape: v.GenericSchema<unknown, T>,
    known: string | null,
  ) => Promise<Result<TaggedValue<T> | "same", Trouble | Unreachable>>;
};

const PATIENCE = 20_000;
const unreachable = { ok: false, reason: { kind: "unreachable" } } as const;

export function createAskServer<Trouble>(ports: ServerPorts<Trouble>): AskServer<Trouble> {
  const { fetch, link, timeout, troubleOf } = ports;

  const send = (
    path: string,
    { method = "GET", headers, body, isLast = false }: ServerRequest<unknown>,
  ) => {
    const isBytes = body instanceof Blob;
    return fetch(link(path), {
      method,
      headers: {
        Accept: "application/json",
        ...(body && { "Content-Type": isBytes ? body.type : "application/json" }),
        ...headers,
      },
      signal: timeout(PATIENCE),
      ...(isLast && { keepalive: true }),
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
    });
  };

  async function read<T>(
    response: Response,
    shape: v.GenericSchema<unknown, T> | undefined,
  ): Promise<Result<T, Trouble | Unreachable>> {
    if (!response.ok) return { ok: false, reason: await troubleOf(response) };
    if (!shape) return accept(null as T);
    const parsed = v.safeParse(shape, await response.json());
    return parsed.success ? accept(parsed.output) : unreachable;
  }

  return {
    async ask(path, asked = {}) {
      try {
        return await read(await send(path, asked), asked.shape);
      } catch {
        return unreachable;
      }
    },

    async askForNews(path, shape, known) {
      try {
        const response = await send(
          path,
          known === null ? {} : { headers: { "If-None-Match": known } },
        );
        if (response.status === 304) return accept("same");
        const answer = await read(response, shape);
        const tag = response.headers.get("ETag");
        return answer.ok ? accept({ value: answer.value, tag }) : answer;
      } catch {
        return unreachable;
      }
    },
  };
}

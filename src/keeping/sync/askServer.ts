// One request to the site's own server about rooms or pictures, and what came of it as a value.
import * as v from "valibot";
import { type Answer, type Trouble, troubled } from "./accountApi.ts";

export type ServerPorts = {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** An address under the base path of the site. */
  readonly link: (path: string) => string;
  readonly timeout: (wait: number) => AbortSignal;
  /** What an answer means that is no success. */
  readonly troubleOf: (response: Response) => Promise<Trouble> | Trouble;
};

export type Asked<T> = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  /** A value goes as JSON, bytes as they are. */
  readonly body?: object | Blob;
  /** What the answer must be; nothing is read where it is left out. */
  readonly shape?: v.GenericSchema<unknown, T>;
};

/** What the server said, and under which tag it can be asked whether that still holds. */
export type News<T> = { readonly value: T; readonly tag: string | null };

export type AskServer = <T = null>(path: string, asked?: Asked<T>) => Promise<Answer<T>>;
export type AskForNews = <T>(
  path: string,
  shape: v.GenericSchema<unknown, T>,
  known: string | null,
) => Promise<Answer<News<T> | "same">>;

const PATIENCE = 20_000;
const unreachable = troubled({ kind: "unreachable" });

export function createAskServer({ fetch, link, timeout, troubleOf }: ServerPorts): {
  readonly ask: AskServer;
  readonly askForNews: AskForNews;
} {
  const send = (path: string, { method = "GET", headers, body }: Asked<unknown>) => {
    const isBytes = body instanceof Blob;
    return fetch(link(path), {
      method,
      headers: {
        Accept: "application/json",
        ...(body && { "Content-Type": isBytes ? body.type : "application/json" }),
        ...headers,
      },
      signal: timeout(PATIENCE),
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
    });
  };

  async function read<T>(
    response: Response,
    shape: v.GenericSchema<unknown, T> | undefined,
  ): Promise<Answer<T>> {
    if (!response.ok) return troubled(await troubleOf(response));
    if (!shape) return { ok: true, value: null as T };
    const parsed = v.safeParse(shape, await response.json());
    return parsed.success ? { ok: true, value: parsed.output } : unreachable;
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
        if (response.status === 304) return { ok: true, value: "same" };
        const answer = await read(response, shape);
        const tag = response.headers.get("ETag");
        return answer.ok ? { ok: true, value: { value: answer.value, tag } } : answer;
      } catch {
        return unreachable;
      }
    },
  };
}

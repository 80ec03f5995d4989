// One request to the site's own server about rooms or pictures, and what came of it as a value.
import * as v from "valibot";
import { type Answer, type Newer, type Trouble, troubled } from "./answer.ts";
import { readDocument } from "./readDocument.ts";
import { problem } from "./roomShapes.ts";

export type ServerPorts = {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** An address under the base path of the site. */
  readonly link: (path: string) => string;
  readonly timeout: (wait: number) => AbortSignal;
};

export type Asked<T> = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  /** A value goes as JSON, bytes as they are. */
  readonly body?: object | Blob;
  /** What the answer must be; nothing is read where it is left out. */
  readonly shape?: v.GenericSchema<unknown, T>;
};

const PATIENCE = 20_000;

export type AskServer = <T = null>(path: string, asked?: Asked<T>) => Promise<Answer<T>>;

export const createAskServer =
  ({ fetch, link, timeout }: ServerPorts): AskServer =>
  async <T>(path: string, { method = "GET", headers, body, shape }: Asked<T> = {}) => {
    const isBytes = body instanceof Blob;
    try {
      const response = await fetch(link(path), {
        method,
        headers: {
          Accept: "application/json",
          ...(body && { "Content-Type": isBytes ? body.type : "application/json" }),
          ...headers,
        },
        signal: timeout(PATIENCE),
        ...(body && { body: isBytes ? body : JSON.stringify(body) }),
      });
      if (!response.ok) return troubled(await troubleOf(response));
      if (!shape) return { ok: true, value: null as T };
      const parsed = v.safeParse(shape, await response.json());
      return parsed.success ? { ok: true, value: parsed.output } : troubled(unreachable);
    } catch {
      return troubled(unreachable);
    }
  };

const unreachable: Trouble = { kind: "unreachable" };

async function troubleOf(response: Response): Promise<Trouble> {
  const parsed = v.safeParse(problem, await response.json().catch(() => null));
  if (response.status === 401) return { kind: "signedOut" };
  if (response.status === 404) return { kind: "gone" };
  if (!parsed.success || response.status >= 500 || response.status === 429) return unreachable;
  const { code, detail, most = 0 } = parsed.output;
  switch (code) {
    case "version-conflict": {
      const newer = newerIn(parsed.output);
      return newer ? { kind: "newer", newer } : { kind: "refused", words: detail };
    }
    case "over-quota":
      return { kind: "tooManyRooms", most };
    case "too-large":
      return { kind: "tooLarge", most };
    default:
      return { kind: "refused", words: detail };
  }
}

function newerIn({ version, document }: v.InferOutput<typeof problem>): Newer | null {
  const read = readDocument(document);
  return version !== undefined && read ? { version, document: read } : null;
}

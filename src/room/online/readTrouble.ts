// Why the server did not do what was asked about a room, out of its answer.
import * as v from "valibot";
import type { Newer, Trouble } from "../../keeping/sync/accountApi.ts";
import { readDocument } from "./readDocument.ts";
import { problem } from "./roomShapes.ts";

const unreachable: Trouble = { kind: "unreachable" };

export async function readTrouble(response: Response): Promise<Trouble> {
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

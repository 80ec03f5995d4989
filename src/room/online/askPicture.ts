// Asks how far the picture of a shared room is: politely, for as long as somebody looks and there is one to come.
import * as v from "valibot";
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";

/** By which name it is asked for; null where the room keeps its drawing. */
export type PictureStatus = { readonly picture: string | null };

const told = v.object({
  picture: v.optional(v.nullable(v.string()), null),
  isDeveloping: v.optional(v.boolean(), false),
});

const { ask } = createAskServer({
  ...siteServer,
  troubleOf: () => ({ kind: "unreachable" }) as const,
});

/** Milliseconds between questions; a picture takes seconds, and some wait for those of others. */
const WAITS = [1_500, 2_000, 3_000, 4_000, 6_000, 8_000, ...Array<number>(12).fill(10_000)];

/** Undefined once `signal` says that nobody looks any more. */
export async function untilDeveloped(
  id: string,
  signal: AbortSignal,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((go) => setTimeout(go, ms)),
): Promise<PictureStatus | undefined> {
  for (const ms of WAITS) {
    const answer = await ask(`/api/gallery/${id}`, { shape: told });
    if (signal.aborted) return undefined;
    if (answer.ok && (answer.value.picture !== null || !answer.value.isDeveloping))
      return { picture: answer.value.picture };
    await wait(ms);
    if (signal.aborted) return undefined;
  }
  return { picture: null };
}

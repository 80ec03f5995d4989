// Hearts as the server counts them: asked for, given and taken back by whoever is signed in.
import type { Result } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";

const hearts = v.object({ hearts: v.number(), isGiven: v.boolean(), isOwn: v.boolean() });

export type Hearts = v.InferOutput<typeof hearts>;
export type HeartTrouble = "gone" | "own" | "often" | "signedOut" | "unreachable";

const troubles: Readonly<Record<number, HeartTrouble>> = {
  401: "signedOut",
  403: "own",
  404: "gone",
  429: "often",
};

const { ask } = createAskServer({
  ...siteServer,
  troubleOf: ({ status }) => ({ kind: troubles[status] ?? "unreachable" }),
});

/** `GET` asks, `PUT` gives, `DELETE` takes back. */
export async function askHearts(
  room: string,
  method: "GET" | "PUT" | "DELETE",
): Promise<Result<Hearts, HeartTrouble>> {
  const answer = await ask(`/api/rooms/${room}/heart`, {
    method,
    shape: hearts,
    // Without a body there is no type, and what comes without one is no write of ours.
    ...(method !== "GET" && { body: {} }),
  });
  return answer.ok ? answer : { ok: false, reason: answer.reason.kind };
}

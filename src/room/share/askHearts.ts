// Hearts as the server counts them: asked for, given and taken back by whoever is signed in.
import type { Result } from "@loamstead/lib/result.ts";
import { toast } from "@loamstead/ui/Toast.tsx";
import * as v from "valibot";
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";
import { heartTroubleWords } from "./heartStrings.ts";

const hearts = v.object({ hearts: v.number(), isGiven: v.boolean(), isOwn: v.boolean() });

type Hearts = v.InferOutput<typeof hearts>;
type HeartTrouble = keyof typeof heartTroubleWords;

const troubles: Readonly<Record<number, HeartTrouble>> = { 403: "own", 404: "gone", 429: "often" };

const { ask } = createAskServer({
  ...siteServer,
  troubleOf: ({ status }) => ({ kind: troubles[status] ?? "unreachable" }),
});

/** `GET` asks, `PUT` gives, `DELETE` takes back; why that did not come about is told to the visitor. */
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
  if (answer.ok) return answer;
  const { kind } = answer.reason;
  if (method !== "GET") toast(heartTroubleWords[kind], { kind: "error" });
  return { ok: false, reason: kind };
}

// Counts and times each request when its answer is over.
import type { IncomingMessage, ServerResponse } from "node:http";
import { problemCodeOf } from "../http/problem.ts";
import { routeOf } from "../http/routeName.ts";
import type { Metrics } from "./metrics.ts";

export function observeRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { requests, seconds, refusals }: Pick<Metrics, "requests" | "seconds" | "refusals">,
  now: () => number,
): void {
  const { method = "" } = req;
  const startedAt = now();
  res.once("close", () => {
    const route = routeOf(req);
    requests.add({ method, route, status: String(res.statusCode) });
    seconds.observe({ route }, (now() - startedAt) / 1000);
    const code = problemCodeOf(res);
    if (code !== undefined) refusals.add({ code });
  });
}

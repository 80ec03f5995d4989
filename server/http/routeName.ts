// Remembers which route answered a request: a name of ours, never a path of the visitor's making.
import type { IncomingMessage } from "node:http";

/** On the request itself: a table of requests beside it would be gone through with each sweep of the memory. */
const routeName = Symbol("route");

type Named = IncomingMessage & { [routeName]?: string };

export function nameRoute(req: Named, name: string): void {
  req[routeName] = name;
}

export function routeOf(req: Named): string {
  return req[routeName] ?? "none";
}

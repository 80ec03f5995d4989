// Remembers which route answered a request: a name of ours, never a path of the visitor's making.
import type { IncomingMessage } from "node:http";

const names = new WeakMap<IncomingMessage, string>();

export function nameRoute(req: IncomingMessage, name: string): void {
  names.set(req, name);
}

export function routeOf(req: IncomingMessage): string {
  return names.get(req) ?? "none";
}

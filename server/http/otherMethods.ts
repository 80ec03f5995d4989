// Refuses every method that a path does not answer to, and says which it does.
import type { Hono } from "hono";
import type { Env } from "./env.ts";
import { methodNotAllowed, problemResponse } from "./problem.ts";

/** Of whatever can only be read. */
export const reading = ["GET", "HEAD"] as const;

/** To be called once all that the paths do answer stands in the app. */
export function refuseOtherMethods(
  app: Hono<Env>,
  allowed: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [path, methods] of Object.entries(allowed)) {
    app.all(path, (c) =>
      methods.includes(c.req.method) ? c.notFound() : problemResponse(methodNotAllowed(methods)),
    );
  }
}

// All routes of rooms below /api, and the refusal of every other method on them.
import { Hono } from "hono";
import type { Env } from "../http/env.ts";
import { methodNotAllowed, problemResponse } from "../http/problem.ts";
import { newRoomRoutes } from "./newRoomRoutes.ts";
import { roomRoutes } from "./roomRoutes.ts";
import { type ShareParts, shareRoutes } from "./shareRoutes.ts";

const read = ["GET", "HEAD"];

const methods = {
  "/api/rooms": [...read, "POST"],
  "/api/rooms/:id": [...read, "PUT", "DELETE"],
  "/api/rooms/:id/versions": read,
  "/api/rooms/:id/versions/:version": read,
  "/api/rooms/:id/publish": ["POST", "DELETE"],
  "/api/rooms/:id/remix": ["POST"],
  "/api/rooms/:id/report": ["POST"],
  "/api/gallery": read,
  "/api/gallery/:id": read,
};

export function roomApi(parts: ShareParts): Hono<Env> {
  const app = new Hono<Env>()
    .route("/", roomRoutes(parts))
    .route("/", newRoomRoutes(parts))
    .route("/", shareRoutes(parts));
  for (const [path, allowed] of Object.entries(methods)) {
    app.all(path, (c) =>
      allowed.includes(c.req.method) ? c.notFound() : problemResponse(methodNotAllowed(allowed)),
    );
  }
  return app;
}

// GET /api/fields/owners: compressed once per block, and not sent again to who has it.
import type { Context, Hono } from "hono";
import { acceptedEncodings } from "../http/acceptedEncodings.ts";
import type { Env } from "../http/env.ts";
import type { OwnersSource } from "./ownersSource.ts";

export function addOwnersRoute(app: Hono<Env>, owners: OwnersSource): void {
  app.get("/api/fields/owners", async (c: Context<Env>) => {
    const { etag, plain, ...compressed } = await owners.all();
    const headers = {
      "Content-Type": "application/json",
      "Cache-Control": "public, max-age=10, stale-while-revalidate=60",
      ETag: etag,
      Vary: "Accept-Encoding",
    };
    if (c.req.header("If-None-Match") === etag) return new Response(null, { status: 304, headers });
    const [encoding] = acceptedEncodings(c.req.header("Accept-Encoding"));
    const body = encoding ? compressed[encoding] : plain;
    return new Response(new Uint8Array(body), {
      headers: { ...headers, ...(encoding && { "Content-Encoding": encoding }) },
    });
  });
}

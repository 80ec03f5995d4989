// GET /api/fields/owners, compressed once for each list, and GET /api/fields/:id/owner for one of them.
import type { Context, Hono } from "hono";
import { readFieldNumber } from "../../src/fields/fieldNumber.ts";
import { acceptedEncodings } from "../http/acceptedEncodings.ts";
import { sendBytes } from "../http/bytesUnderWay.ts";
import type { Env } from "../http/env.ts";
import { etagMatches } from "../http/etag.ts";
import type { OwnersSource } from "./ownersSource.ts";

const briefly = "public, max-age=10, stale-while-revalidate=60";

export function addOwnersRoute(app: Hono<Env>, owners: OwnersSource, size: number): void {
  app.get("/api/fields/:id/owner", async (c) => {
    const id = readFieldNumber(c.req.param("id"), size);
    if (id === null) return c.notFound();
    const known = await owners.ownerOf(id);
    return c.json(known ?? { owner: null, block: null }, 200, { "Cache-Control": briefly });
  });

  app.get("/api/fields/owners", async (c: Context<Env>) => {
    const { block, encoded } = await owners.all();
    const { etag, plain, ...compressed } = encoded;
    const age = await owners.age();
    // Beside the body, which is the same as long as no field goes to another owner.
    const headers = {
      "Cache-Control": briefly,
      ETag: etag,
      Vary: "Accept-Encoding",
      ...(age !== null && { "Read-Age": String(age) }),
      ...(block >= 0 && { "Read-Block": String(block) }),
    };
    if (etagMatches(c.req.header("If-None-Match"), etag))
      return new Response(null, { status: 304, headers });
    const [encoding] = acceptedEncodings(c.req.header("Accept-Encoding"));
    const body = encoding ? compressed[encoding] : plain;
    return sendBytes(c, body, {
      ...headers,
      "Content-Type": "application/json",
      ...(encoding && { "Content-Encoding": encoding }),
    });
  });
}

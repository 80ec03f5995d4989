// The versions of a document, for its holder: which there are, and each of them.
import { type Result, refuse } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import type { Env } from "../http/env.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { notFound, type Problem, problemResponse } from "../http/problem.ts";
import { belongsTo, findSummary, type Stored } from "./findDocuments.ts";
import { holderOf, idIn, type KeepingParts } from "./requests.ts";
import type { SendDocument } from "./sendDocument.ts";
import { listVersions } from "./versions.ts";

export function versionRoutes<Extra extends object>(
  kind: Stored<Extra>,
  path: string,
  parts: KeepingParts,
  sendDocument: SendDocument,
): Hono<Env> {
  const { db } = parts;
  const app = new Hono<Env>();

  /** A document of whoever asks. */
  async function ownIn(c: Context<Env>): Promise<Result<string, Problem>> {
    const holder = await holderOf(c, parts);
    if (!holder.ok) return holder;
    const id = idIn(c);
    if (!id.ok) return id;
    const document = await findSummary(db, kind, id.value);
    return document !== undefined && belongsTo(document, holder.value) ? id : refuse(notFound);
  }

  app.get(`${path}/:id/versions`, async (c) => {
    const id = await ownIn(c);
    if (!id.ok) return problemResponse(id.reason);
    return c.json({ versions: await listVersions(db, id.value) });
  });

  app.get(`${path}/:id/versions/:version{[1-9][0-9]{0,8}}`, async (c) => {
    const id = await ownIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const version = Number(c.req.param("version"));
    const found = (await listVersions(db, id.value)).find((each) => each.version === version);
    if (found === undefined) return problemResponse(notFound);
    const { bytes, savedAt } = found;
    return sendDocument(c, { id: id.value, version, bytes }, { head: { version, savedAt } });
  });

  refuseOtherMethods(app, {
    [`${path}/:id/versions`]: reading,
    [`${path}/:id/versions/:version`]: reading,
  });
  return app;
}

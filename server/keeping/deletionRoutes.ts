// How a document goes: deleted by its holder it lies there for its days, is brought back, or goes for good by a second request.
import { accept } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import type { Env } from "../http/env.ts";
import { refuseOtherMethods } from "../http/otherMethods.ts";
import { notFound, problemResponse } from "../http/problem.ts";
import { deleteDocument, purgeDocument, restoreDocument } from "./deletedDocuments.ts";
import { type DocumentSummary, findSummary } from "./findDocuments.ts";
import type { ServerDocumentKind } from "./kind.ts";
import { versionConflict } from "./problems.ts";
import { holderOf, idIn, type KeepingParts, writeIn } from "./requests.ts";

/** `tell` says of a document what its holder is told. */
export function deletionRoutes<Document, Extra extends object>(
  kind: ServerDocumentKind<Document, Extra>,
  path: string,
  parts: KeepingParts,
  tell: (document: DocumentSummary & Extra) => Promise<object>,
): Hono<Env> {
  const { db, now, count } = parts;
  const app = new Hono<Env>();

  /** One that its holder has deleted. */
  async function deletedIn(c: Context<Env>) {
    const holder = await holderOf(c, parts, kind.rates.save);
    if (!holder.ok) return holder;
    const id = idIn(c);
    return id.ok ? accept({ id: id.value, holder: holder.value }) : id;
  }

  app.delete(`${path}/:id`, async (c) => {
    const write = await writeIn(c, parts, kind.rates.save);
    if (!write.ok) return problemResponse(write.reason);
    const deleted = await deleteDocument(db, kind, { ...write.value, now: now() });
    count(deleted.outcome);
    if (deleted.outcome === "gone") return problemResponse(notFound);
    if (deleted.outcome === "conflict") {
      return problemResponse(versionConflict(kind.name, deleted.current));
    }
    return c.body(null, 204);
  });

  app.post(`${path}/:id/restore`, async (c) => {
    const which = await deletedIn(c);
    if (!which.ok) return problemResponse(which.reason);
    if (!(await restoreDocument(db, kind, which.value))) return problemResponse(notFound);
    count("restored");
    const found = await findSummary(db, kind, which.value.id);
    return found ? c.json(await tell(found)) : problemResponse(notFound);
  });

  app.post(`${path}/:id/purge`, async (c) => {
    const which = await deletedIn(c);
    if (!which.ok) return problemResponse(which.reason);
    if (!(await purgeDocument(db, kind, which.value))) return problemResponse(notFound);
    count("purged");
    return c.body(null, 204);
  });

  refuseOtherMethods(app, { [`${path}/:id/restore`]: ["POST"], [`${path}/:id/purge`]: ["POST"] });
  return app;
}

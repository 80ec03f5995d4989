// The documents of whoever is signed in, of one kind: listed, begun, read, saved, and, by routes beside these, deleted and looked at as they were.

import { accept, type Result } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import type * as v from "valibot";
import type { Holder } from "../holder.ts";
import type { Env } from "../http/env.ts";
import { etagMatches, etagOf } from "../http/etag.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { badRequest, notFound, type Problem, problemResponse } from "../http/problem.ts";
import { readBytes } from "../http/readBytes.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import { notSignedIn } from "../signIn/problems.ts";
import type { SignedIn } from "../store/lockQuota.ts";
import { createDocument, type NewDocument, type WriteOwn } from "./createDocument.ts";
import { listDeleted, purgeTimeOf } from "./deletedDocuments.ts";
import { deletionRoutes } from "./deletionRoutes.ts";
import { belongsTo, type DocumentSummary, findSummary, listDocuments } from "./findDocuments.ts";
import type { ServerDocumentKind } from "./kind.ts";
import { tooMany, versionConflict } from "./problems.ts";
import { type ReadApart, readSent, type SentDocument } from "./readSent.ts";
import { claimKeyIn, holderOf, idIn, type KeepingParts, writeIn } from "./requests.ts";
import { saveDocument } from "./saveDocument.ts";
import { createSendDocument, LARGE_BYTES } from "./sendDocument.ts";
import { spendBytes } from "./spendBytes.ts";
import { versionRoutes } from "./versionRoutes.ts";
import { pruneVersions } from "./versions.ts";

/** What a feature may add to the keeping of its documents. */
export type Feature<Extra extends object> = {
  /** What their holder is told of each besides what is told of every document. */
  tellMore?(documents: readonly (DocumentSummary & Extra)[], holder: Holder): Promise<object[]>;
  /** What everybody else is told of one, and which version they see; null where it is none of their affair. */
  tellOthers?(id: string): Promise<{ told: object; version: number; bytes: number } | null>;
  /** Reads what is large apart from the main thread. */
  readApart?: ReadApart;
  /** What may stand in a body beside the document. */
  body?: v.ObjectEntries;
  /** What else is done once a document was saved; the save holds, whatever comes of it. */
  onSaved?(id: string): Promise<void>;
  /** What is written besides of a new document, knowing the body it came with. */
  writeOwn?(body: Record<string, unknown>): Promise<WriteOwn | undefined>;
};

const tagOf = (version: number): string => `"${version}"`;

export function documentRoutes<Document, Extra extends object>(
  kind: ServerDocumentKind<Document, Extra>,
  path: string,
  parts: KeepingParts,
  feature: Feature<Extra> = {},
) {
  const { db, random, now, count, log } = parts;
  const { plural, limits, rates } = kind;
  const app = new Hono<Env>();
  const sendDocument = createSendDocument(db);

  type Found = DocumentSummary & Extra;

  async function tellAll(documents: readonly Found[], holder: Holder): Promise<object[]> {
    const more = await feature.tellMore?.(documents, holder);
    return documents.map((document, i) => ({
      id: document.id,
      version: document.version,
      name: document.name,
      words: document.words,
      bytes: document.bytes,
      createdAt: document.createdAt,
      savedAt: document.savedAt,
      ...more?.[i],
    }));
  }

  const tell = async (document: Found): Promise<object> =>
    (await tellAll([document], document.holder))[0]!;

  app.get(path, async (c) => {
    const holder = await holderOf(c, parts);
    if (!holder.ok) return problemResponse(holder.reason);
    const [all, gone] = [
      await listDocuments(db, kind, holder.value),
      await listDeleted(db, kind, holder.value),
    ];
    const quota = {
      [plural]: { most: limits.documents, used: all.length },
      bytes: { most: limits.bytes },
    };
    const deleted = gone.map(({ id, version, name, deletedAt }) => ({
      id,
      version,
      name,
      deletedAt,
      goesAt: purgeTimeOf(deletedAt ?? 0),
    }));
    const told = JSON.stringify({ [plural]: await tellAll(all, holder.value), deleted, quota });
    // Open pages ask again and again whether another device saved something.
    const headers = { ETag: etagOf(told), "Content-Type": "application/json" };
    if (etagMatches(c.req.header("If-None-Match"), headers.ETag)) {
      return new Response(null, { status: 304, headers: { ETag: headers.ETag } });
    }
    return new Response(told, { headers });
  });

  app.post(path, async (c) => {
    const asked = await newIn(c);
    if (!asked.ok) return problemResponse(asked.reason);
    const sent = await sentIn(c, asked.value.holder);
    if (!sent.ok) return problemResponse(sent.reason);
    const { content, beside } = sent.value;
    const writeOwn = await feature.writeOwn?.(beside);
    return create(c, { ...asked.value, content, writeOwn });
  });

  /** Who wants a new document, and by which key. */
  async function newIn(c: Context<Env>): Promise<Result<Asked, Problem>> {
    const holder = await holderOf(c, parts, rates.create);
    if (!holder.ok) return holder;
    const claimKey = claimKeyIn(c);
    if (!claimKey.ok) return claimKey;
    return accept({ holder: holder.value, claimKey: claimKey.value });
  }

  /** What was sent, checked: a large document elsewhere, in the holder's turn. */
  async function sentIn(c: Context<Env>, holder: Holder): Promise<Result<SentDocument, Problem>> {
    const bytes = await readBytes(c.req.raw, limits.bodyBytes);
    if (!bytes.ok) return bytes;
    return bytes.value.byteLength > LARGE_BYTES && feature.readApart
      ? feature.readApart(bytes.value, turnOf(parts.findVisitor(c.env?.incoming).networks, holder))
      : readSent(kind, feature.body ?? {}, bytes.value);
  }

  /** Keeps a new document, and answers its holder. */
  async function create(c: Context<Env>, wanted: NewDocument & Asked): Promise<Response> {
    const spent = await spendBytes(c, wanted.holder, wanted.content, parts);
    if (!spent.ok) return problemResponse(spent.reason);
    const created = await createDocument(db, kind, wanted, { random, now: now() });
    if (created.outcome !== "made") await spent.value.giveBack();
    count(created.outcome);
    if (created.outcome === "full") {
      const { used, deleted } = created;
      return problemResponse(tooMany(plural, { most: limits.documents, used, deleted }));
    }
    if (created.outcome === "signed-out") return problemResponse(notSignedIn);
    if (created.outcome === "taken") return problemResponse(badRequest);
    const { outcome, document } = created;
    return c.json(await tell(document), outcome === "made" ? 201 : 200, {
      ETag: tagOf(document.version),
    });
  }

  app.get(`${path}/:id`, async (c) => {
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const session = await parts.readSession(c);
    const found = await findSummary(db, kind, id.value);
    // Its holder may ask as everybody does, to see what everybody sees.
    const isOwn = found !== undefined && belongsTo(found, session) && c.req.query("as") !== "shown";
    const shown = isOwn
      ? { told: await tell(found), version: found.version, bytes: found.bytes }
      : await feature.tellOthers?.(id.value);
    if (!shown) return problemResponse(notFound);
    const { told, version, bytes } = shown;
    // To others it may be told differently though its version is the same; it is theirs to ask again.
    const headers = isOwn
      ? { ETag: tagOf(version) }
      : { ETag: etagOf(JSON.stringify(told)), "Cache-Control": "no-cache" };
    if (!isOwn && etagMatches(c.req.header("If-None-Match"), headers.ETag)) {
      return new Response(null, { status: 304, headers });
    }
    const head = { isOwn, ...told };
    return sendDocument(c, { id: id.value, version, bytes }, { head, headers });
  });

  app.put(`${path}/:id`, async (c) => {
    const write = await writeIn(c, parts, rates.save);
    if (!write.ok) return problemResponse(write.reason);
    const sent = await sentIn(c, write.value.holder);
    if (!sent.ok) return problemResponse(sent.reason);
    const { content } = sent.value;
    const spent = await spendBytes(c, write.value.holder, content, parts);
    if (!spent.ok) return problemResponse(spent.reason);
    const save = { ...write.value, content, now: now() };
    const saved = await saveDocument(db, kind, save);
    if (saved.outcome !== "saved") await spent.value.giveBack();
    count(saved.outcome);
    if (saved.outcome === "gone") return problemResponse(notFound);
    if (saved.outcome === "conflict") {
      return problemResponse(versionConflict(kind.name, saved.current));
    }
    const { version, savedAt } = saved;
    // The save is kept by now: whatever happens to old versions is no affair of this answer.
    const freed = await pruneVersions(db, limits, { id: save.id, version, now: now() }).catch(
      (error) => {
        log.warn({ reason: String(error) }, `old versions of a ${kind.name} could not be let go`);
        return 0;
      },
    );
    // What counts is what is kept: whoever furnishes all day long replaces more than they add.
    if (freed > 0) await spent.value.giveBack(freed);
    await feature
      .onSaved?.(save.id)
      .catch((error) =>
        log.warn({ reason: String(error) }, `what lists find a ${kind.name} by is as it was`),
      );
    return c.json({ version, savedAt }, 200, { ETag: tagOf(version) });
  });

  app.route("/", deletionRoutes(kind, path, parts, tell));
  app.route("/", versionRoutes(kind, path, parts, sendDocument));
  refuseOtherMethods(app, {
    [path]: [...reading, "POST"],
    [`${path}/:id`]: [...reading, "PUT", "DELETE"],
  });
  return { routes: app, newIn, create, tell };
}

type Asked = Pick<NewDocument, "claimKey"> & { holder: SignedIn };

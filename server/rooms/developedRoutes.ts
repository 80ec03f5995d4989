// Answers for the developed pictures of rooms: what pages and chats show once it is there, and prints for whoever asks.
import { type Context, Hono } from "hono";
import { type DevelopedForm, developedForms } from "../drawing/developing.ts";
import type { DrawingResult, OwnedModelCounts } from "../drawing/drawing.ts";
import { sendBytes } from "../http/bytesUnderWay.ts";
import type { Env } from "../http/env.ts";
import { etagMatches, etagOf } from "../http/etag.ts";
import { badRequest, busy, problem, problemResponse } from "../http/problem.ts";
import type { FindVisitor } from "../http/visitor.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import type { AccountName } from "./accountNames.ts";
import type { DevelopedPictures, PrintRequest } from "./developedPictures.ts";
import type { KnownSite } from "./oembed.ts";
import type { PublicRooms } from "./publicRooms.ts";
import type { ShareParts } from "./shareRoutes.ts";
import type { SharedRoom } from "./shownRooms.ts";

type Parts = {
  developed: DevelopedPictures;
  publicRooms: Pick<PublicRooms, "owned">;
  accountName: AccountName;
  lookedAt: ShareParts["lookedAt"];
  site: KnownSite;
  findVisitor: FindVisitor;
};

const SOON_SECONDS = 5;

const developing = problem("developing", "This picture is being developed: a few seconds.", {
  headers: { "Retry-After": String(SOON_SECONDS) },
});

/** By the end of the address and its query. */
const forms: Readonly<Record<string, DevelopedForm>> = {
  "jpg card": "card",
  "jpg square": "square",
  "jpg story": "story",
  "webp large": "large",
  "webp small": "small",
};

export function developedRoutes(
  { developed, publicRooms, accountName, lookedAt, site, findVisitor }: Parts,
  publicRoom: (id: string) => Promise<SharedRoom | null>,
): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/rooms/*", async (c, next) => {
    const [, id, kind] = /^\/rooms\/(.+)\.(jpg|webp)$/.exec(c.req.path) ?? [];
    if (id === undefined) return next();
    const room = await publicRoom(id);
    if (room === null) return c.notFound();
    const size = c.req.query("size") ?? (kind === "jpg" ? "card" : "large");
    const form = forms[`${kind} ${size}`];
    if (form === undefined) return problemResponse(badRequest);
    const owned = await publicRooms.owned(room);
    return form === "square" || form === "story"
      ? print(c, room, owned, form)
      : forPages(c, room, owned, form);
  });

  async function forPages(
    c: Context<Env>,
    room: SharedRoom,
    owned: OwnedModelCounts,
    form: "card" | "large" | "small",
  ): Promise<Response> {
    const { networks } = findVisitor(c.env?.incoming);
    // What other code drew is shown until it is drawn anew.
    lookedAt(room, networks);
    const { picture } = developed.told(room, owned);
    if (picture === null) return problemResponse(developing);
    const headers = headersOf(form, `${picture} ${form}`);
    if (etagMatches(c.req.header("If-None-Match"), headers.ETag))
      return new Response(null, { status: 304, headers });
    const bytes = await developed.read(room, owned, form);
    return bytes ? sendBytes(c, bytes, headers) : problemResponse(developing);
  }

  async function print(
    c: Context<Env>,
    room: SharedRoom,
    owned: OwnedModelCounts,
    form: PrintRequest["form"],
  ): Promise<Response> {
    const { name, caption } = room;
    const by = room.isNamed ? await accountName(room.holder.address) : null;
    const address = `${site.address.replace(/^https?:\/\//, "")}rooms/${room.id}`;
    const wanted = { room, owned, form, words: { name, caption, by, address } };
    const headers = headersOf(form, developed.printName(wanted));
    if (etagMatches(c.req.header("If-None-Match"), headers.ETag))
      return new Response(null, { status: 304, headers });
    const { networks } = findVisitor(c.env?.incoming);
    const asking = { networks, turn: turnOf(networks), unwanted: c.req.raw.signal };
    const drawn: DrawingResult = await developed.print(wanted, asking);
    return drawn.ok ? sendBytes(c, drawn.value, headers) : problemResponse(busy);
  }

  return app;
}

const headersOf = (form: DevelopedForm, name: string) => ({
  "Content-Type": developedForms[form].type,
  // Chats and networks show it beside a link.
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  // Asked for anew each time, it is gone as soon as the room is.
  "Cache-Control": "no-cache",
  ETag: etagOf(name),
});

// Visitors of rooms for tests: with a session or without, sending what a page of the site would.
import { randomBytes } from "node:crypto";
import { encode } from "../../../src/room/model/encode.ts";
import { furnishedRoom } from "../../../src/room/model/sampleRoom.ts";
import { beginSession } from "../../signIn/sessions.ts";
import { noteUse } from "../../standing/keptStanding.ts";
import type { Database } from "../../store/database.ts";

export const siteOrigin = "https://farm.example";

export type VisitorResponse = { status: number; body: Body; headers: Headers; text: string };

/** What tests look at of any answer. */
type Body = Record<string, unknown> & {
  id: string;
  version: number;
  code?: string;
  rooms: { id: string }[];
  after: string | null;
};

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> };

export type RoomVisitor = {
  readonly headers: Readonly<Record<string, string>>;
  send(path: string, sent?: Sent): Promise<VisitorResponse>;
  create(document: unknown, headers?: Record<string, string>): Promise<VisitorResponse>;
  save(id: string, follows: number, document: unknown): Promise<VisitorResponse>;
  remove(id: string, follows: number): Promise<VisitorResponse>;
};

export function visitor(port: number, headers: Record<string, string> = {}): RoomVisitor {
  async function send(path: string, sent: Sent = {}): Promise<VisitorResponse> {
    const { method = "GET", body } = sent;
    const isRaw = typeof body === "string" || body instanceof Uint8Array;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: "manual",
      headers: {
        "X-Forwarded-For": "192.0.2.1",
        ...(method !== "GET" && { Origin: siteOrigin, "Content-Type": "application/json" }),
        ...headers,
        ...sent.headers,
      },
      ...(body !== undefined && {
        body: isRaw ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const isJson = /^application\/(?:problem\+)?json/.test(
      response.headers.get("Content-Type") ?? "",
    );
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : {},
    };
  }

  return {
    headers,
    send,
    create: (document, more = {}) =>
      send("/api/rooms", { method: "POST", body: { document }, headers: more }),
    save: (id, follows, document) =>
      send(`/api/rooms/${id}`, {
        method: "PUT",
        body: { document },
        headers: { "If-Match": `"${follows}"` },
      }),
    remove: (id, follows) =>
      send(`/api/rooms/${id}`, { method: "DELETE", headers: { "If-Match": `"${follows}"` } }),
  };
}

const addressOf = (number: number): string => `0x${number.toString(16).padStart(40, "0")}`;
const DAY_MS = 24 * 60 * 60_000;

/** Somebody with a session, who has been here before unless new; the same number is the same account. */
export async function holder(
  db: Database,
  port: number,
  { number = 1, chainId = 1, now = Date.now(), isNew = false } = {},
): Promise<RoomVisitor & { address: string }> {
  const address = addressOf(number);
  const { token } = await beginSession(
    db,
    { address, chainId, device: "Test" },
    { random: randomBytes, now, replaced: [] },
  );
  if (!isNew) await noteUse(db, { address, chainId }, { now: now - 2 * DAY_MS, network: "test" });
  return { address, ...visitor(port, { Cookie: `__Host-holder-session=${token}` }) };
}

/** What a holder is called, where a test says that holders have names. */
export const testNameOf = (number: number): string => `rowan-${number}.eth`;
export const testNames: Readonly<Record<string, string>> = Object.fromEntries(
  [1, 2, 3].map((number) => [addressOf(number), testNameOf(number)]),
);

/** The number of a room that is made and put where everybody finds it; of each holder it looks another. */
export async function published(
  who: RoomVisitor & { address?: string },
  name = "Kitchen",
): Promise<string> {
  const number = Number(who.address ?? 1);
  const look = number === 1 ? {} : { floor: { kind: "boards", tint: `dye-${number}` } };
  const { id } = (await who.create(roomJson(name, look))).body;
  const body = { isListed: true, isNamed: true };
  const { status } = await who.send(`/api/rooms/${id}/publish`, { method: "POST", body });
  if (status !== 200) throw new Error(`${name} was not published: ${status}`);
  return id;
}

/** A room as a page sends it, furnished as in the samples. */
export const roomJson = (name = "Harvest kitchen", more: object = {}): object => ({
  ...JSON.parse(encode(furnishedRoom())),
  name,
  ...more,
});

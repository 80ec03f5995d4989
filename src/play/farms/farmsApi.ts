// The farms that the server keeps for whoever is signed in: what it is asked, and what its answers must be to be believed.
import { accept, refuse } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { RULES } from "../../farm/tables/version.ts";
import type { AskServer } from "../../keeping/sync/askServer.ts";
import type {
  JournalResult,
  JournalsApi,
  PulledJournal,
  PushTrouble,
} from "../../keeping/sync/journalApi.ts";
import type { FarmOrigin } from "./farmKind.ts";

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const farmId = v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const event = v.looseObject({ kind: v.string(), at: v.number() });

const ownFarm = v.object({
  id: farmId,
  field: whole,
  begun: whole,
  seq: whole,
  rows: whole,
  hash,
  level: whole,
  pence: whole,
  name: v.nullable(v.string()),
  seenAt: whole,
  seenOn: v.nullable(v.string()),
});
export type ToldFarm = v.InferOutput<typeof ownFarm>;

const deletedFarm = v.object({
  id: farmId,
  field: whole,
  name: v.nullable(v.string()),
  deletedAt: whole,
  goesAt: whole,
});
export type ToldDeletedFarm = v.InferOutput<typeof deletedFarm>;

const ownFarms = v.object({
  farms: v.array(ownFarm),
  deleted: v.array(deletedFarm),
  quota: v.object({ farms: v.object({ most: whole, used: whole }) }),
  generation: v.optional(v.string()),
});

const begunFarm = v.object({
  id: farmId,
  seq: whole,
  hash,
  generation: v.string(),
  token: v.string(),
});

const batch = v.object({
  seq: whole,
  device: v.string(),
  first: whole,
  count: whole,
  events: v.array(event),
});

const pulledFarm = v.object({
  origin: v.object({ field: whole, begun: whole }),
  seq: whole,
  rows: whole,
  hash,
  generation: v.string(),
  token: v.string(),
  now: whole,
  last: whole,
  from: v.object({ seq: whole, rows: whole }),
  batches: v.optional(v.array(batch)),
  state: v.optional(v.string()),
});

const pushedFarm = v.object({
  seq: whole,
  rows: whole,
  hash,
  token: v.string(),
  now: whole,
  refused: v.array(v.object({ n: whole, reason: v.unknown() })),
  events: v.optional(v.array(event)),
  state: v.optional(v.string()),
});

const farmLog = v.looseObject({ events: v.array(event) });

const problem = v.object({
  code: v.optional(v.string()),
  detail: v.optional(v.string(), ""),
  most: v.optional(v.number()),
});

const byStatus: Readonly<Record<number, PushTrouble>> = {
  401: { kind: "signedOut" },
  404: { kind: "gone" },
  410: { kind: "gone" },
  412: { kind: "behind" },
  429: { kind: "busy" },
  507: { kind: "full" },
};

const byCode: Readonly<Record<string, PushTrouble>> = {
  "device-taken": { kind: "deviceTaken" },
  "bad-token": { kind: "badToken" },
  "version-conflict": { kind: "behind" },
  reload: { kind: "reload" },
  "server-older": { kind: "serverOlder" },
};

/** What an answer means that is no success. */
export async function readFarmTrouble(response: Response): Promise<PushTrouble> {
  const known = byStatus[response.status];
  if (known) return known;
  const parsed = v.safeParse(problem, await response.json().catch(() => null));
  if (!parsed.success || response.status >= 500) return { kind: "unreachable" };
  const { code = "", detail: words, most } = parsed.output;
  if (code === "over-quota") return { kind: "tooMany", most: most ?? 0 };
  return byCode[code] ?? { kind: "refused", words };
}

const path = (id: string, rest = ""): string => `/api/farms/${id}${rest}`;
const texts = (events: readonly object[]): readonly string[] =>
  events.map((one) => JSON.stringify(one));
const follows = (seq: number) => ({ "If-Match": `"${seq}"` });

/** Only of what is sent can anybody else have been first. */
function plain<T>(result: Awaited<ReturnType<AskServer<PushTrouble>["ask"]>>): JournalResult<T> {
  if (result.ok) return result as JournalResult<T>;
  const { reason } = result;
  if (reason.kind === "behind" || reason.kind === "deviceTaken" || reason.kind === "badToken")
    return refuse({ kind: "unreachable" });
  return refuse(reason);
}

/** Of so many hours. */
const STAMPS = 500;

type Codec = {
  /** What a journal began with, as a text of this device, and back. */
  readonly encodeOrigin: (origin: FarmOrigin) => string;
  readonly decodeOrigin: (text: string) => FarmOrigin;
};

export type FarmsApi = JournalsApi<ToldFarm, ToldDeletedFarm>;

export function createFarmsApi(
  { ask, askForNews }: AskServer<PushTrouble>,
  { encodeOrigin, decodeOrigin }: Codec,
): FarmsApi {
  const pulled = (found: v.InferOutput<typeof pulledFarm>): PulledJournal | null => {
    const { origin, batches, state, ...rest } = found;
    const news: PulledJournal["news"] | null =
      state !== undefined
        ? { kind: "state", text: state }
        : batches
          ? {
              kind: "batches",
              batches: batches.map(({ events, ...each }) => ({ ...each, rows: texts(events) })),
            }
          : null;
    return news && { ...rest, origin: encodeOrigin(origin), news };
  };

  return {
    async list(known) {
      const listed = await askForNews("/api/farms", ownFarms, known);
      if (!listed.ok) return plain(listed);
      if (listed.value === "same") return accept("same");
      const { tag, value } = listed.value;
      const { farms, deleted, quota, generation = null } = value;
      return accept({
        tag,
        value: {
          journals: farms.map((told) => {
            const { id, seq, rows, hash, seenAt } = told;
            return { id, seq, rows, hash, seenAt, told };
          }),
          deleted: deleted.map((told) => {
            const { id, deletedAt, goesAt } = told;
            return { id, deletedAt, goesAt, told };
          }),
          quota: quota.farms,
          generation,
        },
      });
    },
    create: async (origin, stamps, key) => {
      const { field, begun } = decodeOrigin(origin);
      const lately = stamps.slice(-STAMPS);
      return plain(
        await ask("/api/farms", {
          method: "POST",
          headers: { "Idempotency-Key": key },
          body: { field, begun, stamps: lately },
          shape: begunFarm,
        }),
      );
    },
    pull: async (id, { since, device, generation }) => {
      const asked = new URLSearchParams({ since: String(since), device, generation });
      const found = await ask(path(id, `?${asked}`), { shape: pulledFarm });
      if (!found.ok) return plain(found);
      const value = pulled(found.value);
      return value ? accept(value) : refuse({ kind: "unreachable" });
    },
    push: async (id, seq, { device, first, token, generation, rows, hash, isLast }) => {
      const events = rows.map((text) => JSON.parse(text) as object);
      const sent = await ask(path(id, "/batches"), {
        method: "POST",
        headers: follows(seq),
        body: { device, first, rules: RULES, token, generation, events, hash },
        shape: pushedFarm,
        isLast,
      });
      if (!sent.ok) return sent;
      const { events: stored, state = null, ...rest } = sent.value;
      return accept({
        ...rest,
        refused: rest.refused.map(({ n, reason }) => ({ n, reason })),
        stored: stored ? texts(stored) : null,
        state,
      });
    },
    log: async (id) => {
      const found = await ask(path(id, "/log"), { shape: farmLog });
      if (!found.ok) return plain(found);
      const rows = texts(found.value.events);
      return accept({ text: JSON.stringify(found.value), rows });
    },
    remove: async (id, seq) => {
      const removed = await ask(path(id), { method: "DELETE", headers: follows(seq), body: {} });
      return removed.ok ? accept(null) : removed;
    },
    restore: async (id) => plain(await ask(path(id, "/restore"), { method: "POST", body: {} })),
    purge: async (id) => plain(await ask(path(id, "/purge"), { method: "POST", body: {} })),
  };
}

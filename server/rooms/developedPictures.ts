// Pictures of rooms as one saw them: developed once for each version that is shown, kept, and told of once they are there.
import { createHash } from "node:crypto";
import { createCache } from "../../src/lib/cache.ts";
import { roomPictureBudget } from "../budgets/budgetRules.ts";
import type { Budgets } from "../budgets/openBudgets.ts";
import {
  type DevelopDone,
  type DevelopedForm,
  type DevelopingPool,
  developedForms,
  type PrintWords,
} from "../drawing/developing.ts";
import type { DrawingResult, OwnedModelCounts } from "../drawing/drawing.ts";
import type { PictureStore } from "../drawing/pictureStore.ts";
import { shareDrawing } from "../drawing/shareDrawing.ts";
import type { Network } from "../http/ipAddress.ts";
import type { JobOptions } from "../jobs/jobPool.ts";
import { DIED } from "../jobs/jobProcess.ts";
import { ownTurn, turnOf } from "../jobs/jobTurn.ts";
import { findVersion } from "../keeping/versions.ts";
import type { Log } from "../log.ts";
import type { PictureFiles } from "../pictures/pictureFiles.ts";
import type { Statements } from "../store/database.ts";
import { hungPictures } from "./hungPictures.ts";
import { ownedTag, type PictureProgress } from "./publicRooms.ts";
import type { SharedRoom } from "./shownRooms.ts";

export type DevelopedPictures = {
  told(room: SharedRoom, owned: OwnedModelCounts): PictureProgress;
  /** Begins what is not there yet, and waits for nobody; whoever asked pays for it. */
  begin(room: SharedRoom, owned: OwnedModelCounts, networks: readonly Network[]): void;
  /** Makes what nobody asked for once nobody else waits; says whether it is there then, or settled that it never is. */
  whenFree(room: SharedRoom, owned: OwnedModelCounts, unwanted: AbortSignal): Promise<boolean>;
  /** What pages and chats show; undefined where it is not there. */
  read(room: SharedRoom, owned: OwnedModelCounts, form: PageForm): Promise<Uint8Array | undefined>;
  print(
    wanted: PrintRequest,
    asking: JobOptions & { networks: readonly Network[] },
  ): Promise<DrawingResult>;
  printName(wanted: PrintRequest): string;
};

const pageForms = ["card", "large", "small"] as const;
export type PageForm = (typeof pageForms)[number];
export type PrintRequest = {
  room: SharedRoom;
  owned: OwnedModelCounts;
  form: "square" | "story";
  words: PrintWords;
};

type Parts = {
  db: Statements;
  files: PictureFiles;
  budgets: Budgets;
  /** Stands for the code that draws. */
  drawnBy: string;
  store: PictureStore;
  pool: DevelopingPool;
  log: Log;
};

/** Whoever asked pays for it; nobody, for what waits until nobody else does. */
type Asked = JobOptions & { networks: readonly Network[] | null };

const MOST_REMEMBERED = 1_000;
/** So often a picture is begun anew whose process was ended by something else. */
const TRIES = 3;
/** Marks what was tried, and is not to be had. */
const NEVER = "-";

/** The turn of rooms that were shared before any were developed. */
const before = ownTurn("rooms of before");

const sumOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 10);

/** What the pictures of a room follow from, but for the code that draws them. */
const lookOf = ({ version, shot }: SharedRoom, owned: OwnedModelCounts): string =>
  `${version}-${sumOf(shot ?? "")}${ownedTag(owned)}`;

const fileName = (id: string, tag: string, form: DevelopedForm): string =>
  `${id}-${tag}-${form}.${developedForms[form].type.slice("image/".length)}`;

export function createDevelopedPictures(parts: Parts): DevelopedPictures {
  const { db, budgets, drawnBy, store, pool, log } = parts;
  const underWay = createCache<true>(MOST_REMEMBERED);

  const tagOf = (room: SharedRoom, owned: OwnedModelCounts): string =>
    `${lookOf(room, owned)}.${drawnBy}`;

  /** Of the same version in the same pose, though other code may have drawn it. */
  function keptTag(room: SharedRoom, owned: OwnedModelCounts): string | null {
    const { developedAs } = room;
    return developedAs?.startsWith(`${lookOf(room, owned)}.`) ? developedAs : null;
  }

  async function develop(
    room: SharedRoom,
    owned: OwnedModelCounts,
    words: PrintWords | null,
    { networks, ...asking }: Asked,
  ): Promise<DevelopDone> {
    const found = await findVersion(db, room.id, room.version);
    // Let go since somebody asked: whoever asks again gets the newer one.
    if (found === undefined) return { ok: false, why: "unwanted" };
    const hung = await hungPictures(parts, found.pictures);
    // Drawn without them, it would be kept as if they were not there.
    if (!hung.ok) return { ok: false, why: "full" };
    const spent = networks && (await budgets.spend(roomPictureBudget, { networks }, 1));
    if (spent?.ok === false) return { ok: false, why: "full" };
    const { shot } = room;
    const job = { document: found.document, pictures: hung.value, owned, shot, words };
    for (let tries = 1; ; tries += 1) {
      const done = await pool.run(job, asking);
      // Killed by the system or by hand, and by no fault of the room.
      if (!done.ok && done.why === "failed" && done.reason?.startsWith(DIED) && tries < TRIES)
        continue;
      if (!done.ok && done.why !== "failed") await spent?.value.giveBack();
      return done;
    }
  }

  async function keepFor(
    room: SharedRoom,
    owned: OwnedModelCounts,
    done: DevelopDone,
  ): Promise<void> {
    const tag = tagOf(room, owned);
    if (done.ok && done.value !== null)
      await Promise.all(
        Object.entries(done.value).map(([form, bytes]) =>
          store.write(fileName(room.id, tag, form as DevelopedForm), bytes),
        ),
      );
    else if (done.ok || done.why === "failed")
      log.warn(
        { room: room.id, reason: done.ok ? "too much in it" : done.reason },
        "a room keeps its drawing",
      );
    else return;
    await note(room, done.ok && done.value !== null ? tag : `${NEVER}${tag}`);
  }

  /** Of a version that others see no more nobody asks. */
  async function note({ id, version }: SharedRoom, developedAs: string): Promise<void> {
    await db.change(
      "update rooms set developed_as = ? where id = ? and coalesce(shown_version, ?) = ?",
      [developedAs, id, version, version],
    );
  }

  /** From before, in a pose that somebody came back to, or since whoever asks read the row. */
  async function isKept({ id }: SharedRoom, tag: string): Promise<boolean> {
    for (const form of pageForms)
      if ((await store.read(fileName(id, tag, form))) === undefined) return false;
    return true;
  }

  async function developAnew(
    room: SharedRoom,
    owned: OwnedModelCounts,
    asked: Asked,
  ): Promise<boolean> {
    const tag = tagOf(room, owned);
    if (await isKept(room, tag)) {
      await note(room, tag);
      return true;
    }
    const done = await develop(room, owned, null, asked);
    await keepFor(room, owned, done);
    return done.ok || done.why === "failed";
  }

  /** Undefined where that is settled, or at work already. */
  async function once(
    room: SharedRoom,
    owned: OwnedModelCounts,
    asked: Asked,
  ): Promise<boolean | undefined> {
    const tag = tagOf(room, owned);
    const name = `${room.id} ${tag}`;
    const isSettled = room.developedAs === tag || room.developedAs === `${NEVER}${tag}`;
    if (isSettled || underWay.get(name)) return undefined;
    underWay.set(name, true);
    try {
      return await developAnew(room, owned, asked);
    } finally {
      underWay.delete(name);
    }
  }

  const print = shareDrawing<PrintRequest & { networks: readonly Network[] }>(
    printName,
    async ({ room, owned, form, words, networks }, asking): Promise<DrawingResult> => {
      const name = printName({ room, owned, form, words });
      const kept = await store.read(name);
      if (kept) return { ok: true, value: kept };
      if (room.developedAs === `${NEVER}${tagOf(room, owned)}`) return { ok: false, why: "failed" };
      const done = await develop(room, owned, words, { ...asking, networks });
      if (!done.ok) return done;
      const prints = Object.entries(done.value ?? {}) as [PrintRequest["form"], Uint8Array][];
      for (const [made, bytes] of prints)
        await store.write(printName({ room, owned, form: made, words }), bytes);
      const bytes = done.value?.[form];
      return bytes ? { ok: true, value: bytes } : { ok: false, why: "failed" };
    },
  );

  function printName({ room, owned, form, words }: PrintRequest): string {
    return fileName(room.id, `${tagOf(room, owned)}-${sumOf(JSON.stringify(words))}`, form);
  }

  return {
    printName,
    told(room, owned) {
      const picture = keptTag(room, owned);
      const isNever = room.developedAs === `${NEVER}${tagOf(room, owned)}`;
      return { picture, isDeveloping: picture === null && !isNever };
    },
    begin(room, owned, networks) {
      void once(room, owned, { turn: turnOf(networks, room.holder), networks }).catch((error) =>
        log.error({ err: error, room: room.id }, "a room could not be developed"),
      );
    },
    whenFree: async (room, owned, unwanted) =>
      (await once(room, owned, { turn: before, networks: null, isLast: true, unwanted })) ?? false,
    async read(room, owned, form) {
      const tag = keptTag(room, owned);
      if (tag === null) return undefined;
      const kept = await store.read(fileName(room.id, tag, form));
      // It had to make room for others: whoever looks next has it developed anew.
      if (kept === undefined)
        await db.change("update rooms set developed_as = null where id = ? and developed_as = ?", [
          room.id,
          tag,
        ]);
      return kept;
    },
    print: ({ room, owned, form, words }, { networks, ...asking }) =>
      print({ room, owned, form, words, networks }, asking),
  };
}

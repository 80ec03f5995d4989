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
import type { Drawn, Owned } from "../drawing/drawing.ts";
import type { PictureStore } from "../drawing/pictureStore.ts";
import { shareDrawing } from "../drawing/shareDrawing.ts";
import type { Network } from "../http/ipAddress.ts";
import type { Asking } from "../jobs/jobPool.ts";
import { DIED } from "../jobs/jobProcess.ts";
import { turnOf } from "../jobs/turn.ts";
import { findVersion } from "../keeping/versions.ts";
import type { Log } from "../log.ts";
import type { PictureFiles } from "../pictures/pictureFiles.ts";
import type { Statements } from "../store/database.ts";
import { hungPictures } from "./hungPictures.ts";
import { ownedTag, type PictureTold } from "./publicRooms.ts";
import type { ShownRoom } from "./shownRooms.ts";

export type DevelopedPictures = {
  told(room: ShownRoom, owned: Owned): PictureTold;
  /** Begins what is not there yet, and waits for nobody; whoever asked pays for it. */
  begin(room: ShownRoom, owned: Owned, networks: readonly Network[]): void;
  /** What pages and chats show; undefined where it is not there. */
  read(room: ShownRoom, owned: Owned, form: PageForm): Promise<Uint8Array | undefined>;
  print(wanted: WantedPrint, asking: Asking & { networks: readonly Network[] }): Promise<Drawn>;
  printName(wanted: WantedPrint): string;
};

const pageForms = ["card", "large", "small"] as const;
export type PageForm = (typeof pageForms)[number];
export type WantedPrint = {
  room: ShownRoom;
  owned: Owned;
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

const MOST_REMEMBERED = 1_000;
/** So often a picture is begun anew whose process was ended by something else. */
const TRIES = 3;
/** Marks what was tried, and is not to be had. */
const NEVER = "-";

const sumOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 10);

/** What the pictures of a room follow from, but for the code that draws them. */
const lookOf = ({ version, shot }: ShownRoom, owned: Owned): string =>
  `${version}-${sumOf(shot ?? "")}${ownedTag(owned)}`;

const fileName = (id: string, tag: string, form: DevelopedForm): string =>
  `${id}-${tag}-${form}.${developedForms[form].type.slice("image/".length)}`;

export function createDevelopedPictures(parts: Parts): DevelopedPictures {
  const { db, budgets, drawnBy, store, pool, log } = parts;
  const underWay = createCache<true>(MOST_REMEMBERED);

  const tagOf = (room: ShownRoom, owned: Owned): string => `${lookOf(room, owned)}.${drawnBy}`;

  /** Of the same version in the same pose, though other code may have drawn it. */
  function keptTag(room: ShownRoom, owned: Owned): string | null {
    const { developedAs } = room;
    return developedAs?.startsWith(`${lookOf(room, owned)}.`) ? developedAs : null;
  }

  async function develop(
    room: ShownRoom,
    owned: Owned,
    words: PrintWords | null,
    { networks, ...asking }: Asking & { networks: readonly Network[] },
  ): Promise<DevelopDone> {
    const found = await findVersion(db, room.id, room.version);
    // Let go since somebody asked: whoever asks again gets the newer one.
    if (found === undefined) return { ok: false, why: "unwanted" };
    const hung = await hungPictures(parts, found.pictures);
    // Drawn without them, it would be kept as if they were not there.
    if (!hung.ok) return { ok: false, why: "full" };
    const spent = await budgets.spend(roomPictureBudget, { networks }, 1);
    if (!spent.ok) return { ok: false, why: "full" };
    const { shot } = room;
    const job = { document: found.document, pictures: hung.value, owned, shot, words };
    for (let tries = 1; ; tries += 1) {
      const done = await pool.run(job, asking);
      // Killed by the system or by hand, and by no fault of the room.
      if (!done.ok && done.why === "failed" && done.reason?.startsWith(DIED) && tries < TRIES)
        continue;
      if (!done.ok && done.why !== "failed") await spent.value.giveBack();
      return done;
    }
  }

  async function keepFor(room: ShownRoom, owned: Owned, done: DevelopDone): Promise<void> {
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
  async function note({ id, version }: ShownRoom, developedAs: string): Promise<void> {
    await db.change(
      "update rooms set developed_as = ? where id = ? and coalesce(shown_version, ?) = ?",
      [developedAs, id, version, version],
    );
  }

  /** From before, in a pose that somebody came back to, or since whoever asks read the row. */
  async function isKept({ id }: ShownRoom, tag: string): Promise<boolean> {
    for (const form of pageForms)
      if ((await store.read(fileName(id, tag, form))) === undefined) return false;
    return true;
  }

  async function developAnew(
    room: ShownRoom,
    owned: Owned,
    networks: readonly Network[],
  ): Promise<void> {
    const tag = tagOf(room, owned);
    if (await isKept(room, tag)) return note(room, tag);
    const asking = { turn: turnOf(networks, room.holder), networks };
    await keepFor(room, owned, await develop(room, owned, null, asking));
  }

  const print = shareDrawing<WantedPrint & { networks: readonly Network[] }>(
    printName,
    async ({ room, owned, form, words, networks }, asking): Promise<Drawn> => {
      const name = printName({ room, owned, form, words });
      const kept = await store.read(name);
      if (kept) return { ok: true, value: kept };
      if (room.developedAs === `${NEVER}${tagOf(room, owned)}`) return { ok: false, why: "failed" };
      const done = await develop(room, owned, words, { ...asking, networks });
      if (!done.ok) return done;
      const prints = Object.entries(done.value ?? {}) as [WantedPrint["form"], Uint8Array][];
      for (const [made, bytes] of prints)
        await store.write(printName({ room, owned, form: made, words }), bytes);
      const bytes = done.value?.[form];
      return bytes ? { ok: true, value: bytes } : { ok: false, why: "failed" };
    },
  );

  function printName({ room, owned, form, words }: WantedPrint): string {
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
      const tag = tagOf(room, owned);
      const name = `${room.id} ${tag}`;
      const isSettled = room.developedAs === tag || room.developedAs === `${NEVER}${tag}`;
      if (isSettled || underWay.get(name)) return;
      underWay.set(name, true);
      void developAnew(room, owned, networks)
        .catch((error) => log.error({ err: error, room: room.id }, "a room could not be developed"))
        .finally(() => underWay.delete(name));
    },
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

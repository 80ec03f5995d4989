// The visitor's own pictures on this device: checked, drawn anew, counted, and given back as they are asked for.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { TabChannel } from "../../keeping/browser/tabs.ts";
import { type DeviceDatabase, defineTable } from "../../keeping/database/database.ts";
import { LONGEST_ALT } from "../model/units.ts";
import type { KeptPicture } from "./keptPicture.ts";
import { MOST_FILE, MOST_KEPT_BYTES, MOST_KEPT_PICTURES } from "./limits.ts";
import type { NotRemade } from "./remake.ts";
import type { Remaker } from "./remaker.ts";
import type { SniffedKind } from "./sniff.ts";

/** What cameras, phones and messengers call a picture says nothing of it. */
const MADE_UP =
  /^(?:img|image|dsc|dscn|pxl|photo|picture|screenshot|screen shot|unnamed|untitled|signal|whatsapp|download)\b|\d{4,}|[0-9a-f]{8}-[0-9a-f]{4}/i;

/** What a picture may be called for a start: the name of its file, where a person gave it one. */
export function wordsOfName(file: string): string {
  const words = file
    .replace(/\.[a-z0-9]{2,5}$/i, "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cs}\p{Cf}_.\-+\s]+/gu, " ")
    .trim();
  if (MADE_UP.test(words) || !/\p{L}{2}/u.test(words)) return "";
  return words
    .slice(0, LONGEST_ALT)
    .replace(/\p{Cs}$/u, "")
    .trimEnd();
}

export type PictureRefusal =
  | Exclude<SniffedKind, "png" | "jpeg" | "webp">
  | NotRemade
  | "tooHeavy"
  | "tooMany"
  | "tooMuch"
  | "full"
  | "unavailable";

export type AddedPicture =
  | { readonly ok: true; readonly picture: KeptPicture; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: PictureRefusal };

export type PictureShelf = {
  /** Newest first; the same list until it changes. */
  readonly state: () => readonly KeptPicture[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (file: File) => Promise<AddedPicture>;
  readonly describe: (hash: string, alt: string) => Promise<boolean>;
  readonly remove: (hash: string) => Promise<boolean>;
  readonly read: (hash: string) => Promise<Blob | null>;
  readonly close: () => void;
};

type Options = {
  readonly database: DeviceDatabase;
  readonly tabs: TabChannel;
  readonly remaker: Remaker;
  readonly now: () => number;
};

const pictures = defineTable<KeptPicture>("pictures");
const contents = defineTable<ArrayBuffer>("bytes");
const both = [pictures, contents];

export async function openPictureShelf(options: Options): Promise<PictureShelf> {
  const { database, tabs, remaker, now } = options;
  const changes = new Listeners();
  let shown: readonly KeptPicture[] = [];

  async function refresh(): Promise<void> {
    const read = await database.read([pictures], (at) => at.all(pictures, ""));
    if (!read.ok) return;
    shown = read.value.toSorted((a, b) => b.at - a.at || (a.hash < b.hash ? -1 : 1));
    changes.tell();
  }

  async function changed(): Promise<void> {
    tabs.tell({ kind: "pictures" });
    await refresh();
  }

  async function checked(file: Blob): Promise<PictureRefusal | null> {
    if (file.size > MOST_FILE) return "tooHeavy";
    const { sniff } = await import("./sniff.ts");
    const kind = sniff(new Uint8Array(await file.slice(0, 512).arrayBuffer()));
    return kind === "png" || kind === "jpeg" || kind === "webp" ? null : kind;
  }

  async function add(file: File): Promise<AddedPicture> {
    const reason = await checked(file).catch(() => "broken" as const);
    if (reason) return { ok: false, reason };
    const made = await remaker.remake(file);
    if (!made.ok) return made;
    const { bytes, ...about } = made.value;
    const picture: KeptPicture = {
      ...about,
      size: bytes.byteLength,
      alt: wordsOfName(file.name),
      at: now(),
    };
    const done = await database.change<AddedPicture>(both, async (at) => {
      const had = await at.get(pictures, picture.hash);
      if (had) return { ok: true, picture: had, isNew: false };
      const all = await at.all(pictures, "");
      if (all.length >= MOST_KEPT_PICTURES) return { ok: false, reason: "tooMany" };
      const sum = all.reduce((bytesSoFar, { size }) => bytesSoFar + size, picture.size);
      if (sum > MOST_KEPT_BYTES) return { ok: false, reason: "tooMuch" };
      await at.put(contents, picture.hash, bytes);
      await at.put(pictures, picture.hash, picture);
      return { ok: true, picture, isNew: true };
    });
    if (!done.ok) return done;
    if (done.value.ok && done.value.isNew) await changed();
    return done.value;
  }

  const stopListening = tabs.listen((word) => {
    if (word.kind === "pictures") void refresh();
  });
  await refresh();

  return {
    state: () => shown,
    subscribe: changes.add,
    add,
    async describe(hash, alt) {
      const done = await database.change([pictures], async (at) => {
        const had = await at.get(pictures, hash);
        if (had) await at.put(pictures, hash, { ...had, alt });
        return had !== undefined;
      });
      if (done.ok) await changed();
      return done.ok && done.value;
    },
    async remove(hash) {
      const done = await database.change(both, async (at) => {
        await at.drop(pictures, hash);
        await at.drop(contents, hash);
      });
      if (done.ok) await changed();
      return done.ok;
    },
    async read(hash) {
      const found = await database.read(both, async (at) => {
        const about = await at.get(pictures, hash);
        const bytes = await at.get(contents, hash);
        return about && bytes ? { about, bytes } : null;
      });
      if (!found.ok || !found.value) return null;
      return new Blob([found.value.bytes], { type: found.value.about.type });
    },
    close: () => {
      stopListening();
      remaker.close();
    },
  };
}

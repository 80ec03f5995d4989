// Keeps builds in caches and answers pages from them: each page by the build that its document came from, for life (service worker cache).
import { cacheOf, listBuilds, newestBuild, notesOf, setMark } from "../builds.ts";

/** What the build says of itself. */
export type OwnBuild = {
  readonly id: string;
  readonly base: string;
  /** Where the list of its files lies, below the base path. */
  readonly list: string;
  /** The pages that are kept, below the base path. */
  readonly pages: readonly string[];
  /** The one shown offline instead of any other. */
  readonly instead: string;
  /** Folders of kept files whose names say nothing of what is in them. */
  readonly unnamed: readonly string[];
};

/** Of each file its address below the base path, and the digest of what is in it. */
export type FileList = {
  readonly entry: string;
  readonly files: readonly (readonly [address: string, integrity: string])[];
};

type Ports = {
  caches: CacheStorage;
  fetch: (request: RequestInfo, init?: RequestInit) => Promise<Response>;
  /** The ids of all pages and workers there are. */
  liveClients: () => Promise<readonly string[]>;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type OfflineRequest = {
  readonly url: URL;
  readonly method: string;
  readonly isNavigation: boolean;
  /** Who asks, or nothing. */
  readonly client: string;
  /** Whom the answer will become, where a page is asked for. */
  readonly next: string;
};

/** So many files are fetched at once. */
const AT_ONCE = 6;
/** A page that is just coming is in no list of clients yet. */
const COMING_MS = 60_000;

type Note = { readonly build: string; readonly at: number };

export function createKeeper(own: OwnBuild, ports: Ports) {
  const { base } = own;
  const { caches, fetch, now } = ports;
  const notes = notesOf(base);
  const noteOf = (client: string) => `${base}.client/${encodeURIComponent(client)}`;

  async function fill(cache: Cache): Promise<FileList> {
    // Whatever comes is compared with the digest that the list says: a half-changed server gives no build.
    const list = (await (await fetch(base + own.list)).json()) as FileList;
    const waiting = [...list.files];
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [file, integrity] = next;
        // One that was cut off goes on where it was.
        if (await cache.match(base + file)) continue;
        const answer = await fetch(base + file, { cache: "no-cache", integrity });
        if (answer.status !== 200) throw new Error(`${file} was answered ${answer.status}`);
        await cache.put(base + file, answer);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return list;
  }

  async function noteClient(client: string, note: Note): Promise<void> {
    await (await caches.open(notes)).put(noteOf(client), Response.json(note));
  }

  async function readNotes(): Promise<ReadonlyMap<string, Note>> {
    const found = new Map<string, Note>();
    // Whoever only reads makes none: it may just have been taken away for good.
    if (!(await caches.has(notes))) return found;
    const cache = await caches.open(notes);
    for (const request of await cache.keys()) {
      const client = decodeURIComponent(new URL(request.url).pathname.slice(noteOf("").length));
      const answer = await cache.match(request);
      if (answer) found.set(client, (await answer.json()) as Note);
    }
    return found;
  }

  /** Lets go what no page is of. */
  async function tidy(): Promise<void> {
    const [alive, noted] = [new Set(await ports.liveClients()), await readNotes()];
    const newest = await newestBuild(caches, base);
    const used = new Set([own.id, newest?.id]);
    for (const [client, { build, at }] of noted) {
      if (alive.has(client) || now() - at < COMING_MS) used.add(build);
      else await (await caches.open(notes)).delete(noteOf(client));
    }
    for (const { cache, build } of await listBuilds(caches, base))
      if (build && !used.has(build.id)) await caches.delete(cache);
  }

  async function page(address: string, { next }: OfflineRequest): Promise<Response | undefined> {
    const build = await newestBuild(caches, base);
    const kept = build && (await (await caches.open(build.cache)).match(base + address));
    if (!kept) return undefined;
    await noteClient(next, { build: build.id, at: now() });
    return kept;
  }

  /** A name with a digest in it means the same file in every build; any other means that of the asker's. */
  async function file({ url, client }: OfflineRequest): Promise<Response | undefined> {
    const address = url.pathname;
    if (address.startsWith(`${base}assets/`)) return caches.match(address, { ignoreVary: true });
    const note = await caches.match(noteOf(client), { cacheName: notes });
    if (!note) return undefined;
    const { build } = (await note.json()) as Note;
    return caches.match(address, { cacheName: cacheOf(base, build), ignoreVary: true });
  }

  return {
    /** Brings the whole build; fails, and leaves the one before in its place, where a part is missing. */
    async install(): Promise<void> {
      for (const { cache, build } of await listBuilds(caches, base))
        if (!build && cache !== cacheOf(base, own.id)) await caches.delete(cache);
      const cache = await caches.open(cacheOf(base, own.id));
      const { entry } = await fill(cache);
      await setMark(cache, base, { id: own.id, entry, at: now() });
    },

    tidy,

    /** What a request is answered with, or null for one that is none of the worker's business. */
    answer(asked: OfflineRequest): Promise<Response | undefined> | null {
      const { url, method, isNavigation } = asked;
      if (method !== "GET" || !url.pathname.startsWith(base)) return null;
      const address = url.pathname.slice(base.length);
      if (isNavigation) {
        if (own.pages.includes(address)) return page(address, asked);
        return ports.isOnline() ? null : page(own.instead, asked);
      }
      const folders = ["assets/", ...own.unnamed];
      return folders.some((folder) => address.startsWith(folder)) ? file(asked) : null;
    },
  };
}

// Small pictures of documents: each drawn once, kept on the device, and drawn again when its document changed.
import { type DeviceDatabase, defineTable } from "../database/database.ts";

/** By the ids of the documents; `at` tells of which state of it a row is. */
export const thumbnails = defineTable<{
  readonly at: number;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}>("drawings");

export type ThumbnailCache<Doc> = {
  /**
   * An address for an <img>; `at` tells one state of what is drawn from another. What is only
   * passing, as an earlier version is, is not kept on the device.
   */
  readonly url: (
    key: string,
    at: number,
    read: () => Promise<Doc | null>,
    isPassing?: boolean,
  ) => Promise<string | null>;
  readonly close: () => void;
};

export type ThumbnailPorts<Doc> = {
  readonly database: DeviceDatabase;
  readonly draw: (document: Doc) => Promise<Blob | null>;
  readonly newUrl: (bytes: Blob) => string;
  readonly freeUrl: (url: string) => void;
};

type Known = { readonly at: number; readonly url: Promise<string | null> };

export function openThumbnails<Doc>(ports: ThumbnailPorts<Doc>): ThumbnailCache<Doc> {
  const { database, draw, newUrl, freeUrl } = ports;
  const known = new Map<string, Known>();
  // One at a time, or a long list would draw them all at once and show none.
  let turn: Promise<unknown> = Promise.resolve();
  let isOpen = true;

  async function kept(key: string, at: number): Promise<Blob | null> {
    const read = await database.read([thumbnails], (tables) => tables.get(thumbnails, key));
    if (!read.ok || read.value?.at !== at) return null;
    return new Blob([read.value.bytes], { type: read.value.type });
  }

  async function fresh(read: () => Promise<Doc | null>): Promise<Blob | null> {
    const document = isOpen ? await read() : null;
    return document && draw(document);
  }

  async function keep(key: string, at: number, drawn: Blob): Promise<void> {
    const row = { at, type: drawn.type, bytes: await drawn.arrayBuffer() };
    await database.change([thumbnails], (tables) => tables.put(thumbnails, key, row));
  }

  async function find(
    key: string,
    at: number,
    read: () => Promise<Doc | null>,
    isPassing: boolean,
  ): Promise<Blob | null> {
    if (isPassing) return fresh(read);
    const had = await kept(key, at);
    if (had) return had;
    const drawn = await fresh(read);
    if (drawn) await keep(key, at, drawn);
    return drawn;
  }

  function free({ url }: Known): void {
    void url.then((address) => address !== null && freeUrl(address));
  }

  return {
    url(key, at, read, isPassing = false) {
      const had = known.get(key);
      if (had?.at === at) return had.url;
      if (had) free(had);
      const made = turn.then(() => find(key, at, read, isPassing)).catch(() => null);
      turn = made;
      const url = made.then((blob) => (blob && isOpen ? newUrl(blob) : null));
      known.set(key, { at, url });
      // What could not be drawn now may be the next time.
      void url.then((address) => {
        if (address === null && known.get(key)?.url === url) known.delete(key);
      });
      return url;
    },
    close: () => {
      isOpen = false;
      for (const each of known.values()) free(each);
    },
  };
}

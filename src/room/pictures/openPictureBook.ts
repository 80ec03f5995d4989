// Finds where a picture can be shown from: this device, else the server, or a collectible's own address.
import type { PictureRef } from "../model/room.ts";
import type { PictureBook } from "./pictureBook.ts";
import type { PictureShelf } from "./pictureShelf.ts";

type Upload = Extract<PictureRef, { kind: "upload" }>;
export type CollectibleRef = Extract<PictureRef, { kind: "token" }>;

export type PictureSources = {
  readonly shelf: Pick<PictureShelf, "read" | "state" | "subscribe">;
  /** Where the server has a picture of this content, if it has. */
  readonly serverUrl: (hash: string) => Promise<string | null>;
  /** The address that the collectible's metadata gives its picture, if it may be asked for now. */
  readonly tokenImage: (token: CollectibleRef) => Promise<string | null>;
  readonly newUrl: (bytes: Blob) => string;
  readonly freeUrl: (url: string) => void;
};

export type OpenBook = PictureBook & {
  /** A collectible's address may be another one now, as when a wallet was connected. */
  readonly forgetTokens: () => void;
  readonly close: () => void;
};

/** Metadata is anybody's text: only what an <img> takes without a third party in between. */
function safeAddress(address: string): string | null {
  // A path of this site; two slashes, or a slash and its mirror image, would lead to another host.
  if (/^\/\w/.test(address)) return address;
  // Of this page alone: nobody else's text can name one that is there.
  if (address.startsWith("blob:")) return address;
  if (/^data:image\/(?:png|jpeg|webp|gif|avif|svg\+xml)[;,]/i.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return protocol === "https:" && !username && !password ? href : null;
}

const tokenKey = ({ chainId, contract, tokenId }: CollectibleRef): string =>
  `${chainId}/${contract}/${tokenId}`;

export function openPictureBook(sources: PictureSources): OpenBook {
  const { shelf, serverUrl, tokenImage, newUrl, freeUrl } = sources;
  const own = new Map<string, Promise<string | null>>();
  const servers = new Map<string, Promise<string | null>>();
  const tokens = new Map<string, Promise<string | null>>();
  let isOpen = true;

  /** Asked for once; what was not to be had is asked for again the next time. */
  function once(
    known: Map<string, Promise<string | null>>,
    key: string,
    find: () => Promise<string | null>,
  ): Promise<string | null> {
    const had = known.get(key);
    if (had) return had;
    const found = find().catch(() => null);
    known.set(key, found);
    void found.then((url) => {
      if (url === null && known.get(key) === found) known.delete(key);
    });
    return found;
  }

  async function fromHere(hash: string): Promise<string | null> {
    const bytes = await shelf.read(hash);
    return bytes && isOpen ? newUrl(bytes) : null;
  }

  const upload = async ({ hash }: Upload): Promise<string | null> =>
    (await once(own, hash, () => fromHere(hash))) ?? once(servers, hash, () => serverUrl(hash));

  const token = (ref: CollectibleRef): Promise<string | null> =>
    once(tokens, tokenKey(ref), async () => {
      const address = await tokenImage(ref);
      return address === null ? null : safeAddress(address);
    });

  function free(hash: string): void {
    const had = own.get(hash);
    own.delete(hash);
    void had?.then((url) => url !== null && freeUrl(url));
  }

  const stopListening = shelf.subscribe(() => {
    const kept = new Set(shelf.state().map(({ hash }) => hash));
    for (const hash of own.keys()) if (!kept.has(hash)) free(hash);
  });

  return {
    url: async (ref) => {
      if (!isOpen) return null;
      return ref.kind === "upload" ? upload(ref) : token(ref);
    },
    forgetTokens: () => tokens.clear(),
    close: () => {
      isOpen = false;
      stopListening();
      for (const hash of [...own.keys()]) free(hash);
    },
  };
}

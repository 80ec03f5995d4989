// Under which keys the texts lie: documents, earlier versions of them, what was deleted, and what could not be read.

const STAMP_DIGITS = 15;

/** Padded, so that keys sort as the times do. */
const stamp = (at: number): string =>
  String(Math.max(0, Math.floor(at))).padStart(STAMP_DIGITS, "0");

type Prefixed = { readonly prefix: string };

export const documentKey = ({ prefix }: Prefixed, id: string): string => `${prefix}${id}`;

/** Null for the key of anything but such a document. */
export const idOf = ({ prefix }: Prefixed, key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null;

/** Before those that were deleted and can still be brought back. */
export const deletedPrefix = "gone/";
export const deletedKey = (id: string): string => `${deletedPrefix}${id}`;

export const unreadablePrefix = "aside/";
export const pointPrefix = (id: string): string => `point/${id}/`;
export const pointKey = (id: string, at: number): string => `${pointPrefix(id)}${stamp(at)}`;

/** `n` tells apart what was set aside in the same millisecond. */
export const unreadableKey = (id: string, at: number, n: number): string =>
  `${unreadablePrefix}${id}/${stamp(at)}-${n}`;

/** When the thing under this key was put there. */
export const timeOfKey = (key: string): number =>
  Number.parseInt(key.slice(key.lastIndexOf("/") + 1), 10);

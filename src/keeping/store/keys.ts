// Under which keys rooms, what could not be read, and restore points are kept.

const STAMP_DIGITS = 15;

/** Padded, so that keys sort as the times do. */
const stamp = (at: number): string =>
  String(Math.max(0, Math.floor(at))).padStart(STAMP_DIGITS, "0");

export const roomPrefix = "room/";
export const asidePrefix = "aside/";
export const pointPrefix = (room: string): string => `point/${room}/`;

export const roomKey = (room: string): string => `${roomPrefix}${room}`;
export const pointKey = (room: string, at: number): string => `${pointPrefix(room)}${stamp(at)}`;

/** `n` tells apart what was set aside in the same millisecond. */
export const asideKey = (room: string, at: number, n: number): string =>
  `${asidePrefix}${room}/${stamp(at)}-${n}`;

/** When the thing under this key was put there. */
export const timeOf = (key: string): number =>
  Number.parseInt(key.slice(key.lastIndexOf("/") + 1), 10);

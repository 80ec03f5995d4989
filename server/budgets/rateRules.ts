// How often one visitor may ask for what is dear: sign-ins, saves, uploads, reports. What all share are budgets.
// Those of minutes spare a process, and each counts its own; those of hours and days hold in all of them.
import type { RateRule } from "./rateLimits.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A person signs in once; a household, a school or an office behind one address does it often. */
export const nonceRule: RateRule = { name: "nonce", hits: 60, windowMs: minute };

export const verifyRule: RateRule = { name: "verify", hits: 30, windowMs: minute };

/** A device looks once, after its owner has confirmed; a household does it often. */
export const findPasskeyRule: RateRule = { name: "passkey-find", hits: 60, windowMs: minute };

export const recoverPasskeyRule: RateRule = { name: "passkey-recover", hits: 20, windowMs: minute };

/** A room that is being furnished is saved every few seconds, in a tab or two. */
export const saveRule: RateRule = { name: "room-save", hits: 240, windowMs: minute };

/** Whoever signs in for the first time brings all rooms of the device at once. */
export const newRoomRule: RateRule = { name: "room-new", hits: 120, windowMs: minute };

/** Before a guest's room is read. */
export const guestRoomRule: RateRule = { name: "guest-room", hits: 30, windowMs: minute };

/** A page asks once for each sign-in. */
export const guestClaimRule: RateRule = { name: "guest-claim", hits: 60, windowMs: minute };

export const pictureRule: RateRule = { name: "picture", hits: 120, windowMs: minute };

/** Pages that are not kept: of fields, parishes, the country, rooms; kept ones do not count. */
export const pageDrawingRule: RateRule = { name: "page-drawing", hits: 120, windowMs: minute };

/** Of the rooms of one holder, each in two sizes; what is kept on disk does not count. */
export const roomPictureRule: RateRule = { name: "room-picture", hits: 40, windowMs: 5 * minute };

/** All of somebody's rooms are drawn for it. */
export const archiveRule: RateRule = { name: "archive", hits: 10, windowMs: 60 * minute };

export const deletionRule: RateRule = { name: "deletion", hits: 30, windowMs: 60 * minute };

/** Whoever goes through the whole gallery and likes much of it. */
export const heartRule: RateRule = { name: "room-heart", hits: 240, windowMs: 60 * minute };

/** For one room: a household, a school or an office, and no more of whoever makes accounts for it. */
export const heartOfRoomRule: RateRule = { name: "room-heart-of", hits: 24, windowMs: day };

export const reportRule: RateRule = { name: "room-report", hits: 20, windowMs: 60 * minute };

/** A page asks now and then what other devices did on a farm. */
export const farmReadRule: RateRule = { name: "farm-read", hits: 240, windowMs: minute };

/** Deleting one, and bringing it back. */
export const farmWriteRule: RateRule = { name: "farm-write", hits: 60, windowMs: minute };

/** All that was ever done on one is unpacked for it. */
export const farmFileRule: RateRule = { name: "farm-file", hits: 30, windowMs: 60 * minute };

/** Of whoever plays without an account, once an hour. */
export const timeRule: RateRule = { name: "time", hits: 60, windowMs: minute };

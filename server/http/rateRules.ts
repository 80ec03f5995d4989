// How much one visitor, and all together, may ask of what is dear: sign-ins, saves, uploads, reports.
import type { RateRule } from "./rateLimits.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A person signs in once; a household, a school or an office behind one address does it often. */
export const nonceRule: RateRule = { name: "nonce", hits: 60, windowMs: minute };

export const verifyRule: RateRule = { name: "verify", hits: 30, windowMs: minute };

/** For all visitors: a check takes a core some 1.3 ms, and the rest of the site has to go on. */
export const signatureCheckRule: RateRule = {
  name: "signature-check",
  hits: 18_000,
  windowMs: minute,
};

/** A device looks once, after its owner has confirmed; a household does it often. */
export const findPasskeyRule: RateRule = { name: "passkey-find", hits: 60, windowMs: minute };

export const recoverPasskeyRule: RateRule = { name: "passkey-recover", hits: 20, windowMs: minute };

/** For all visitors: a node is asked each time whose the account is. */
export const furtherRule: RateRule = { name: "passkey-further", hits: 600, windowMs: minute };

/** For all visitors: each takes a core some 12 ms. */
export const recoveryRule: RateRule = { name: "passkey-recovery", hits: 600, windowMs: minute };

/** A room that is being furnished is saved every few seconds, in a tab or two. */
export const saveRule: RateRule = { name: "room-save", hits: 240, windowMs: minute };

/** Whoever signs in for the first time brings all rooms of the device at once. */
export const newRoomRule: RateRule = { name: "room-new", hits: 120, windowMs: minute };

/** Links that guests make: of one visitor, who may be a household, and of all. */
export const guestRoomRule: RateRule = { name: "guest-room", hits: 20, windowMs: day };
export const guestRoomsRule: RateRule = { name: "guest-rooms", hits: 4_000, windowMs: day };

/** A page asks once for each sign-in. */
export const guestClaimRule: RateRule = { name: "guest-claim", hits: 60, windowMs: minute };

export const pictureRule: RateRule = { name: "picture", hits: 120, windowMs: minute };

/** New pictures of one account, and of all: how many is the operator's to say. */
export const accountUploadRule = (hits: number): RateRule => ({
  name: "uploads-account",
  hits,
  windowMs: day,
});
export const uploadRule = (hits: number): RateRule => ({ name: "uploads", hits, windowMs: day });

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

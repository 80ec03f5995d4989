// The budgets of the house: what everybody shares, and how much of it one account and one network may have.
import type { Budget } from "./budget.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const megabyte = 1_000_000;

/** How many new pictures are kept within a day. */
export type UploadLimits = { ofAccount: number; inAll: number };

export const uploadBudget = ({ ofAccount, inAll }: UploadLimits): Budget => ({
  name: "uploads",
  windowMs: day,
  ofAccount,
  ofNewAccount: Math.min(20, ofAccount),
  ofVisitor: Math.max(200, ofAccount),
  inAll,
  little: 20,
});

/** What saves add to the database within a day, less what they let go of. */
export const roomByteBudget = (inAll: number): Budget => ({
  name: "room-bytes",
  windowMs: day,
  ofAccount: 100 * megabyte,
  ofNewAccount: 20 * megabyte,
  ofVisitor: 100 * megabyte,
  inAll,
  little: Math.min(5 * megabyte, inAll / 200),
  // A room that is being furnished is saved every few seconds.
  lot: Math.min(megabyte / 4, Math.floor(inAll / 1_000)),
});

/** Links that guests make: within a day, … */
export const guestRoomBudget: Budget = {
  name: "guest-rooms",
  windowMs: day,
  ofVisitor: 20,
  inAll: 4_000,
  little: 5,
};
/** … and as long as one of them lasts. */
export const guestRoomsThereBudget: Budget = {
  name: "guest-rooms-there",
  windowMs: 30 * day,
  ofVisitor: 200,
  inAll: 20_000,
  little: 40,
};

/** Each takes a core some ten seconds, for which nobody waits. */
export const roomPictureBudget: Budget = {
  name: "room-pictures",
  windowMs: 60 * minute,
  ofVisitor: 40,
  inAll: 240,
  little: 6,
};

/** A node is asked each time whose the account is. */
export const furtherBudget: Budget = {
  name: "passkey-further",
  windowMs: minute,
  inAll: 600,
  little: 3,
};

/** Each takes a core some 12 ms. */
export const recoveryBudget: Budget = {
  name: "passkey-recovery",
  windowMs: minute,
  inAll: 600,
  little: 3,
};

/** A check takes a core some 1.3 ms, and the rest of the site has to go on. */
export const signatureCheckBudget: Budget = {
  name: "signature-check",
  windowMs: minute,
  inAll: 18_000,
  little: 10,
};

/** Farms that are begun here, or brought here from a device. */
export const newFarmBudget: Budget = {
  name: "farms-new",
  windowMs: day,
  ofAccount: 10,
  ofNewAccount: 3,
  ofVisitor: 20,
  inAll: 20_000,
  little: 3,
};

/** What is done on farms adds to the database within a day. */
export const farmByteBudget = (inAll: number): Budget => ({
  name: "farm-bytes",
  windowMs: day,
  ofAccount: 4 * megabyte,
  ofNewAccount: megabyte,
  ofVisitor: 8 * megabyte,
  inAll,
  little: Math.min(megabyte / 10, inAll / 200),
  // A day of one who plays is some 2 kB.
  lot: Math.min(megabyte / 50, Math.floor(inAll / 1_000)),
});

/** How often an account sends what was done: within a minute, … */
export const farmPushBudget: Budget = {
  name: "farm-push",
  windowMs: minute,
  ofAccount: 20,
  ofVisitor: 240,
};

/** … and within a day. */
export const farmPushOfDayBudget: Budget = {
  name: "farm-push-day",
  windowMs: day,
  ofAccount: 400,
  lot: 20,
};

/** Events of one farm within a day; who never sleeps makes nine hundred. */
export const farmEventBudget = (ofFarm: number): Budget => ({
  name: "farm-events",
  windowMs: day,
  ofAccount: ofFarm,
  lot: 100,
});

/** Events that are done again: a core does some thirty thousand a second. */
export const farmReplayBudget: Budget = {
  name: "farm-replay",
  windowMs: minute,
  ofAccount: 10_000,
  ofVisitor: 20_000,
  inAll: 600_000,
  little: 1_000,
};

// What neighbours may leave each other, and which works of a parish may be given to.
import { freeze } from "./freeze.ts";

/** What is left at somebody's gate is worth no more than this, at what it is kept at. */
export const GIFT_PENCE = 25;
/** One of so many sentences goes with it: there is no free text. */
export const SENTENCES = 40;
/** So many lie in a basket, and so many are taken out in a day. */
export const BASKET = 20;
export const TAKEN_A_DAY = 3;

export const workIds = freeze(["bridge", "limeAvenue", "bandstand", "beacon"] as const);
export type Work = (typeof workIds)[number];

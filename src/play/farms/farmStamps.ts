// Where stamps lie that say when a farm of no account was what it was: by the farm, and how many rows it had.
import { defineTable } from "../../keeping/database/database.ts";

export type FarmStamp = {
  readonly rows: number;
  /** Of the log up to there. */
  readonly head: string;
  readonly at: number;
  readonly stamp: string;
};

export const farmStamps = defineTable<FarmStamp>("stamps");

const DIGITS = 10;

export const stampPrefix = (id: string): string => `${id}/`;
export const stampKey = (id: string, rows: number): string =>
  `${stampPrefix(id)}${String(rows).padStart(DIGITS, "0")}`;

// The key that seals nonces.
import type { Statements } from "../store/database.ts";
import { createKeptKey } from "../store/keptKey.ts";
import type { RandomBytes } from "./nonce.ts";

export const createNonceKey = (db: Statements, random: RandomBytes): (() => Promise<Buffer>) =>
  createKeptKey("nonce-key", db, random);

// Short names of documents, for addresses: nobody can guess one, and each can be read out aloud.
import type { RandomBytes } from "../signIn/nonce.ts";

/** 32 signs without i, l, o and u, which are taken for others or for words. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 10;

export const newDocumentId = (random: RandomBytes): string =>
  Array.from(random(length), (byte) => alphabet[byte % alphabet.length]).join("");

export const documentIdPattern = /^[0-9a-hjkmnp-tv-z]{10}$/;

export const isDocumentId = (text: string): boolean => documentIdPattern.test(text);

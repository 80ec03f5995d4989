// What a picture may be called for a start: the name of its file, where a person gave it one.
import { LONGEST_ALT } from "../model/units.ts";

/** What cameras, phones and messengers call a picture says nothing of it. */
const MADE_UP =
  /^(?:img|image|dsc|dscn|pxl|photo|picture|screenshot|screen shot|unnamed|untitled|signal|whatsapp|download)\b|\d{4,}|[0-9a-f]{8}-[0-9a-f]{4}/i;

export function wordsOfName(file: string): string {
  const words = file
    .replace(/\.[a-z0-9]{2,5}$/i, "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cs}\p{Cf}_.\-+\s]+/gu, " ")
    .trim();
  if (MADE_UP.test(words) || !/\p{L}{2}/u.test(words)) return "";
  return words
    .slice(0, LONGEST_ALT)
    .replace(/\p{Cs}$/u, "")
    .trimEnd();
}

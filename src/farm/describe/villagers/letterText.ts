// What a letter says: the part of its writer's story that it is, and what comes back.
import type { Letter } from "../../state/farm.ts";
import { giftWith } from "../../tables/gifts.ts";
import type { Villager } from "../../tables/villagers.ts";
import { strings } from "../strings.ts";
import { bellringer } from "./bellringer.ts";
import { cartersGirl } from "./cartersGirl.ts";
import { elderBrother } from "./elderBrother.ts";
import { ferryman } from "./ferryman.ts";
import { hen } from "./hen.ts";
import { peascod } from "./peascod.ts";
import { quern } from "./quern.ts";
import { reeve } from "./reeve.ts";
import { schoolmistress } from "./schoolmistress.ts";
import { tansy } from "./tansy.ts";
import { vet } from "./vet.ts";
import type { Told, Writer } from "./writer.ts";
import { youngerBrother } from "./youngerBrother.ts";

/** All that the villagers write is much to read, and to fetch: import this file when it is needed. */
export const writers: { readonly [V in Villager]: Writer } = {
  tansy,
  ferryman,
  peascod,
  schoolmistress,
  quern,
  bellringer,
  elderBrother,
  youngerBrother,
  vet,
  cartersGirl,
  reeve,
  hen,
};

/** So many letters tell the story. */
export const TOLD = 10;

function partOf({ letters, again }: Writer, part: number): Told {
  return part < TOLD ? letters[part]! : letters[again[(part - TOLD) % again.length]!]!;
}

type Asking = Pick<Letter, "villager" | "part" | "good" | "count">;

/** The letter as it lies there, what comes back with the pay, and what if it is put aside. */
export function letterText({ villager, part, good, count }: Asking) {
  const writer = writers[villager];
  const { text, reply } = partOf(writer, part);
  const goods = strings.count(good, count);
  const gift = giftWith(part + 1);
  return {
    text: text.replace("{goods}", goods),
    reply: gift ? `${reply} ${writer.gifts[gift]}` : reply,
    declined: writer.declined,
  };
}

// Tells whether a value is a room, and if not, where and why not; it never throws.

import { type Result, refuse as refused } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import type { Item, Opening, RoomDocument } from "./room.ts";
import { itemSchema, roomSchema } from "./schema.ts";
import { type Flaw, firstTwice, flawOf } from "./structure.ts";

/** `path` names the value as a reader of the JSON would: items.3.at.x; empty for the whole. */
export type InvalidDocument = {
  readonly path: string;
  readonly problem:
    | { readonly kind: "notThis"; readonly expected: string }
    | { readonly kind: "notJson" }
    | { readonly kind: "tooLong"; readonly most: number }
    | { readonly kind: "newer"; readonly version: number }
    | Flaw;
};

export type Validated<T> = Result<T, InvalidDocument>;

const refuse = (path: string, problem: InvalidDocument["problem"]) => refused({ path, problem });

function parse<S extends v.GenericSchema>(schema: S, value: unknown): Validated<v.InferOutput<S>> {
  const read = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (read.success) return { ok: true, value: read.output };
  const issue = read.issues[0];
  const path = (issue.path ?? []).map(({ key }) => String(key)).join(".");
  return refuse(path, { kind: "notThis", expected: issue.expected ?? issue.type });
}

function table<T extends { readonly id: string }>(
  list: readonly T[],
  path: string,
): Validated<ReadonlyMap<string, T>> {
  const twice = firstTwice(list.map(({ id }) => id));
  if (twice !== null)
    return refuse(`${path}.${twice}.id`, { kind: "idTwice", id: list[twice]!.id });
  return { ok: true, value: new Map(list.map((entry) => [entry.id, entry])) };
}

function itemTable(list: readonly Item[], path: string): Validated<ReadonlyMap<string, Item>> {
  const items = table(list, path);
  if (!items.ok) return items;
  for (const [i, item] of list.entries()) {
    const flaw = flawOf(items.value, item);
    if (flaw) return refuse(`${path}.${i}.at`, flaw);
  }
  return items;
}

export function validate(value: unknown): Validated<RoomDocument> {
  const read = parse(roomSchema, value);
  if (!read.ok) return read;
  const { version: _, openings, items, ...shell } = read.value;
  const openingTable = table<Opening>(openings, "openings");
  if (!openingTable.ok) return openingTable;
  const checked = itemTable(items, "items");
  if (!checked.ok) return checked;
  return { ok: true, value: { shell, openings: openingTable.value, items: checked.value } };
}

const cutting = v.object({ loamstead: v.literal("things"), items: v.array(itemSchema) });

/** Things that were copied as text: like a room's own, with carriers among themselves. */
export function validateCutting(value: unknown): Validated<readonly Item[]> {
  const read = parse(cutting, value);
  if (!read.ok) return read;
  const checked = itemTable(read.value.items, "items");
  return checked.ok ? { ok: true, value: [...checked.value.values()] } : checked;
}

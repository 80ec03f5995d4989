// How a thing is coloured, as one short word: what looks alike has the same one.
import { type Item, type PartTints, tintParts } from "./room.ts";

/** A tint alone where no part has its own; no sign in it needs care in an address or an id. */
export type Coat = string;

/** Undefined where all of it is as it was made. */
export function coatOf({ tint, partTints }: Pick<Item, "tint" | "partTints">): Coat | undefined {
  if (!partTints) return tint;
  const parts = tintParts.flatMap((part) =>
    partTints[part] === undefined ? [] : [`.${part}:${partTints[part]}`],
  );
  return `${tint ?? ""}${parts.join("")}`;
}

export function tintsIn(coat: Coat): Pick<Item, "tint" | "partTints"> {
  const [tint = "", ...parts] = coat.split(".");
  const partTints: PartTints = Object.fromEntries(parts.map((part) => part.split(":")));
  return { ...(tint !== "" && { tint }), ...(parts.length > 0 && { partTints }) };
}

// A place of a yard: where something stands, which way it looks and how large it is.
import type { Anchor } from "../../../fields/diorama/anchors.ts";

/** What faces +z is put there with `placed(parts, at, turn, size)`. */
export type YardPlace = Anchor & { readonly size: number };

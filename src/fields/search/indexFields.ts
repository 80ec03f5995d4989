// The traits of every field, worked out in short turns between which whatever else is due gets its own.
import { type FieldTraits, fieldTraits } from "../traits.ts";

type Collection = { readonly address: string; readonly size: number };

type Turns = {
  /** Milliseconds. */
  now(): number;
  /** Is there again once others have had their turn. */
  rest(): Promise<void>;
};

/** Half a frame. */
const TURN_MS = 8;
/** To look at the clock costs as much as some fields. */
const AT_ONCE = 32;

/** Beyond ten thousand fields only once `loadLand` has been waited for. */
export async function indexFields(
  { address, size }: Collection,
  { now, rest }: Turns,
): Promise<readonly FieldTraits[]> {
  const all: FieldTraits[] = [];
  let began = now();
  while (all.length < size) {
    const end = Math.min(all.length + AT_ONCE, size);
    for (let id = all.length; id < end; id++) all.push(fieldTraits(address, id));
    if (now() - began < TURN_MS) continue;
    await rest();
    began = now();
  }
  return all;
}

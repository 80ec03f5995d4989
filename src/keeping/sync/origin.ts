// From which public room a room of this device was made: kept until it comes to an account, for the credit.
import type { Store } from "../store/store.ts";

const originKey = (room: string): string => `remix/${room}`;

export async function noteOrigin(store: Store, room: string, publicId: string): Promise<void> {
  const key = originKey(room);
  const read = await store.read(key);
  if (read.ok) await store.write(key, publicId, read.text);
}

export async function originOf(store: Store, room: string): Promise<string | null> {
  const read = await store.read(originKey(room));
  return read.ok ? read.text : null;
}

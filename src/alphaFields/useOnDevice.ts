// What only the visitor's device knows, such as its date: another value while the server's HTML is taken over.
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** `read` gives back the same value, by identity, as long as nothing has changed. */
export const useOnDevice = <T>(read: () => T, meanwhile: T): T =>
  useSyncExternalStore(never, read, () => meanwhile);

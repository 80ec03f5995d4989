// A storage that lasts no longer than its page, as where the browser gives none.
import { type KeyValueStorage, openStorage } from "../storage.ts";

export const memoryStorage = (): KeyValueStorage =>
  openStorage(() => {
    throw new Error("memory only");
  });

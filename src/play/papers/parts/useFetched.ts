// What is fetched when it is read: null until it is here, and told where it cannot be had.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { useEffect, useState } from "react";

/** Fetched anew with every other `key`. */
export function useFetched<T>(key: string, fetch: () => Promise<T>): T | null {
  const [got, setGot] = useState<{ readonly key: string; readonly value: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another thing.
  useEffect(() => {
    let isWanted = true;
    fetch().then(
      (value) => isWanted && setGot({ key, value }),
      () => isWanted && missingCode.tell(),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return got?.key === key ? got.value : null;
}

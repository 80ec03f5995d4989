// Asks the server who keeps a field; where it cannot say, nothing is said.
import { useEffect, useState } from "react";
import { getAddress } from "viem";
import { link } from "../../lib/link.ts";

export type Keeping = { owner: string | null; block: number };

const PATIENCE = 10_000;

async function ask(id: number, signal: AbortSignal): Promise<Keeping | null> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const answer = await fetch(link(`/api/fields/${id}/owner`), { signal: within });
  if (!answer.ok) return null;
  const { owner, block } = await answer.json();
  if (!Number.isSafeInteger(block)) return null;
  if (owner === null) return { owner, block };
  return /^0x[0-9a-f]{40}$/.test(owner) ? { owner: getAddress(owner), block } : null;
}

export function useIndexedKeeper(id: number): Keeping | null {
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  useEffect(() => {
    const left = new AbortController();
    ask(id, left.signal).then(setKeeping, () => {});
    return () => {
      left.abort();
      setKeeping(null);
    };
  }, [id]);
  return keeping;
}

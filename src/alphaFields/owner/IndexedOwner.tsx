// Who keeps a field by the server's own index, for visitors without a wallet: nobody else is asked.

import { shortenAddress } from "@loamstead/wallet-kit/identity";
import { useEffect, useState } from "react";
import { getAddress } from "viem";
import { link } from "../../lib/link.ts";
import { strings } from "../shared/strings.ts";
import { NoKeeper, OwnerFace } from "./OwnerFace.tsx";

type FieldOwner = { owner: string | null; block: number };

const PATIENCE = 10_000;

async function ask(id: number, signal: AbortSignal): Promise<FieldOwner | null> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const answer = await fetch(link(`/api/fields/${id}/owner`), { signal: within });
  if (!answer.ok) return null;
  const { owner, block } = await answer.json();
  if (!Number.isSafeInteger(block)) return null;
  if (owner === null) return { owner, block };
  return /^0x[0-9a-f]{40}$/.test(owner) ? { owner: getAddress(owner), block } : null;
}

type Known = FieldOwner | "asking" | "unknown";

function useIndexedOwner(id: number): Known {
  const [known, setKnown] = useState<Known>("asking");
  useEffect(() => {
    const left = new AbortController();
    const tell = (told: Known) => {
      if (!left.signal.aborted) setKnown(told);
    };
    ask(id, left.signal).then(
      (told) => tell(told ?? "unknown"),
      () => tell("unknown"),
    );
    return () => {
      left.abort();
      setKnown("asking");
    };
  }, [id]);
  return known;
}

export function IndexedOwner({ id }: { id: number }) {
  const known = useIndexedOwner(id);
  if (known === "asking") return null;
  return known === "unknown" ? <NoKeeper>{strings.keeperUnknown}</NoKeeper> : <Kept {...known} />;
}

function Kept({ owner, block }: FieldOwner) {
  const asOf = <small>{strings.asOfBlock(block)}</small>;
  if (owner) {
    return (
      <OwnerFace owner={owner} name={shortenAddress(owner)}>
        {asOf}
      </OwnerFace>
    );
  }
  return (
    <NoKeeper>
      <b>{strings.unkept}</b>
      {asOf}
    </NoKeeper>
  );
}

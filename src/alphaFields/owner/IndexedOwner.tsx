// Who keeps a field by the server's own index, for visitors without a wallet: nobody else is asked.

import { shortenAddress } from "@loamstead/wallet-kit/identity";
import { useEffect, useState } from "react";
import { getAddress } from "viem";
import { link } from "../../lib/link.ts";
import { strings } from "../shared/strings.ts";
import css from "./Owner.module.css";
import { OwnerFace } from "./OwnerFace.tsx";

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

/** Where the server cannot say, nothing is said. */
function useIndexedOwner(id: number): FieldOwner | null {
  const [known, setKnown] = useState<FieldOwner | null>(null);
  useEffect(() => {
    const left = new AbortController();
    ask(id, left.signal).then(setKnown, () => {});
    return () => {
      left.abort();
      setKnown(null);
    };
  }, [id]);
  return known;
}

export function IndexedOwner({ id }: { id: number }) {
  const known = useIndexedOwner(id);
  return known && <Kept {...known} />;
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
    <p className={`${css.line} ${css.who}`}>
      <b>{strings.unkept}</b>
      {asOf}
    </p>
  );
}

// Who keeps a field by the server's own index, for visitors without a wallet: nobody else is asked.

import { shortenAddress } from "@loamstead/wallet-kit/identity";
import { useEffect, useState } from "react";
import { getAddress } from "viem";
import { strings } from "../shared/strings.ts";
import { askOwner, type FieldOwner } from "./askOwner.ts";
import { NoOwner, OwnerFace } from "./OwnerFace.tsx";
import { OwnerPending } from "./OwnerPending.tsx";

type Known = FieldOwner | "asking" | "unknown";

function useIndexedOwner(id: number): Known {
  const [known, setKnown] = useState<Known>("asking");
  useEffect(() => {
    const left = new AbortController();
    const tell = (told: Known) => {
      if (!left.signal.aborted) setKnown(told);
    };
    askOwner(id, left.signal).then(
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
  if (known === "asking") return <OwnerPending />;
  return known === "unknown" ? null : <Kept {...known} />;
}

function Kept({ owner: written, block }: FieldOwner) {
  const asOf = <small>{strings.asOfBlock(block)}</small>;
  if (written) {
    const owner = getAddress(written);
    return (
      <OwnerFace owner={owner} name={shortenAddress(owner)}>
        {asOf}
      </OwnerFace>
    );
  }
  return (
    <NoOwner>
      <b>{strings.unkept}</b>
      {asOf}
    </NoOwner>
  );
}

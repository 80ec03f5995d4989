// The name and the face of whoever owns a field, as the collection itself tells it.
import { useKit } from "@loamstead/wallet-kit";
import { useContractRead, useIdentity, WithCore } from "@loamstead/wallet-kit/connected";
import { use, useMemo } from "react";
import type { SiteSettings } from "../../lib/siteSettings.ts";
import { SendField } from "../sending/index.ts";
import type { FieldPageParts } from "../shared/parts.ts";
import css from "./Owner.module.css";
import { OwnerFace } from "./OwnerFace.tsx";
import { OwnerPending } from "./OwnerPending.tsx";

type ContractOwnerProps = { id: number; visitor: string } & FieldPageParts;

const abi = [
  {
    type: "function",
    name: "ownerOf",
    stateMutability: "view",
    inputs: [{ name: "tokenId", type: "uint256" }],
    outputs: [{ name: "owner", type: "address" }],
  },
] as const;

export function ContractOwner({ settings, ...rest }: ContractOwnerProps) {
  // The page goes on without an owner where nobody tells which collection this is.
  const asked = useMemo(() => settings().catch(() => null), [settings]);
  const known = use(asked);
  return (
    known && (
      <WithCore>
        <ReadOwner {...rest} collection={known.collection} />
      </WithCore>
    )
  );
}

type ReadOwnerProps = { id: number; visitor: string; collection: SiteSettings["collection"] };

function ReadOwner({ id, visitor, collection }: ReadOwnerProps) {
  const { data: owner, failed } = useContractRead<`0x${string}`>({
    address: collection.address,
    chainId: collection.chainId,
    abi,
    functionName: "ownerOf",
    args: [BigInt(id)],
  });
  if (failed) return null;
  if (!owner) return <OwnerPending />;
  const isVisitor = owner === visitor;
  return (
    <div className={css.kept}>
      <Face owner={owner} isVisitor={isVisitor} />
      <SendField id={id} collection={collection} isKeeper={isVisitor} />
    </div>
  );
}

function Face({ owner, isVisitor }: { owner: `0x${string}`; isVisitor: boolean }) {
  const { display, avatar } = useIdentity(owner, useKit().ipfsGateway);
  return <OwnerFace owner={owner} name={display} picture={avatar} isVisitor={isVisitor} />;
}

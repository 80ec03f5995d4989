// The name and the face of whoever owns a field, as the collection itself tells it.
import { use, useMemo } from "react";
import type { SiteSettings } from "../../lib/siteSettings.ts";
import { useContractRead, useIdentity, WithCore } from "../../wallet/connected/index.ts";
import { useKit } from "../../wallet/index.ts";
import type { FieldPageParts } from "../parts.ts";
import { KeeperFace } from "./KeeperFace.tsx";

type KeeperLineProps = { id: number; visitor: string } & FieldPageParts;

const abi = [
  {
    type: "function",
    name: "ownerOf",
    stateMutability: "view",
    inputs: [{ name: "tokenId", type: "uint256" }],
    outputs: [{ name: "owner", type: "address" }],
  },
] as const;

export function KeeperLine({ settings, ...rest }: KeeperLineProps) {
  // The page goes on without a keeper where nobody tells which collection this is.
  const asked = useMemo(() => settings().catch(() => null), [settings]);
  const known = use(asked);
  return known ? (
    <WithCore>
      <Owner {...rest} collection={known.collection} />
    </WithCore>
  ) : null;
}

type OwnerProps = { id: number; visitor: string; collection: SiteSettings["collection"] };

function Owner({ id, visitor, collection }: OwnerProps) {
  const { data: owner } = useContractRead<`0x${string}`>({
    address: collection.address,
    chainId: collection.chainId,
    abi,
    functionName: "ownerOf",
    args: [BigInt(id)],
  });
  return owner ? <Face owner={owner} isVisitor={owner === visitor} /> : null;
}

function Face({ owner, isVisitor }: { owner: `0x${string}`; isVisitor: boolean }) {
  const { display, avatar } = useIdentity(owner, useKit().ipfsGateway);
  return <KeeperFace owner={owner} name={display} picture={avatar} isVisitor={isVisitor} />;
}

// Whose account it is, in one line: its picture, and its name or short address.
import type { Address } from "viem";
import { useKit } from "../kit/kitContext.ts";
import css from "./AccountFace.module.css";
import { Avatar } from "./Avatar.tsx";
import { shortenAddress } from "./shortenAddress.ts";
import { useIdentity } from "./useIdentity.ts";

export function AccountFace({ address }: { address: Address }) {
  const { display, name, avatar } = useIdentity(address, useKit().ipfsGateway);
  return (
    <span className={css.face} title={address}>
      <Avatar address={address} picture={avatar} size={24} />
      <bdi>{display}</bdi>
      {name !== undefined && <bdi className={css.address}>{shortenAddress(address)}</bdi>}
    </span>
  );
}

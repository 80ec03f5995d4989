// Who an address is: the name it has on mainnet, and the picture that belongs to the name.
import { useQuery } from "@tanstack/react-query";
import type { Address } from "viem";
import { useConfig, useEnsName } from "wagmi";
import { day } from "../core/queryClient.ts";
import { displayName, safeName } from "./accountName.ts";
import { readAvatar } from "./readAvatar.ts";

export type Identity = {
  address: Address;
  /** A name that leads back to the address and is fit to be shown. */
  name: string | undefined;
  /** The name, cut if it is long, or the shortened address. */
  display: string;
  /** A picture that the page may load. */
  avatar: string | undefined;
};

const kept = { staleTime: day, gcTime: day, retry: 0 } as const;

/** `ipfsGateway` serves pictures on IPFS; without one they are not shown. */
export function useIdentity(address: Address, ipfsGateway?: string): Identity {
  const config = useConfig();
  const named = config.chains.some(({ id }) => id === 1);
  // The resolver on the chain has looked up the name again and found this address.
  const { data: claimed } = useEnsName({ address, chainId: 1, query: { ...kept, enabled: named } });
  const name = safeName(claimed);
  const { data: avatar } = useQuery({
    queryKey: ["avatarOfName", { name, ipfsGateway }],
    queryFn: () => readAvatar(config, name!, { ipfsGateway, origin: location.origin }),
    enabled: named && name !== undefined,
    ...kept,
  });
  return { address, name, display: displayName(address, name), avatar: avatar ?? undefined };
}

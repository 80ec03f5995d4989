// One answer of a contract, cached like everything that the chain says.
import type { Abi, Address } from "viem";
import { useReadContract } from "wagmi";

type ContractRead = {
  address: Address;
  abi: Abi;
  functionName: string;
  args?: readonly unknown[];
  chainId: number;
  enabled?: boolean;
};

/** `data` is whatever the contract's own description promises; the caller knows which. */
export function useContractRead<Data>({ enabled = true, ...read }: ContractRead): {
  data: Data | undefined;
  failed: boolean;
} {
  const { data, isError } = useReadContract({ ...read, query: { enabled } });
  return { data: data as Data | undefined, failed: isError };
}

// The client that the local chain is built with: reads, and what only a development node can do.
import {
  type Address,
  createTestClient,
  type Hex,
  http,
  publicActions,
  type RpcTransactionReceipt,
  rpcSchema,
} from "viem";
import { mainnet } from "viem/chains";

export type BuildClient = ReturnType<typeof buildClient>;

/** Calls to the node that viem has no function for, or one that asks more of the node than is needed. */
type NodeSchema = [
  { Method: "eth_accounts"; Parameters?: undefined; ReturnType: Address[] },
  {
    Method: "eth_sendTransaction";
    Parameters: [{ from: Address; to?: Address; data: Hex; gas?: Hex }];
    ReturnType: Hex;
  },
  {
    Method: "eth_getTransactionReceipt";
    Parameters: [Hex];
    ReturnType: RpcTransactionReceipt | null;
  },
  { Method: "eth_getBlockReceipts"; Parameters: [string]; ReturnType: RpcTransactionReceipt[] },
  { Method: "anvil_dumpState"; Parameters?: undefined; ReturnType: Hex },
];

export function buildClient(rpcUrl: string) {
  return createTestClient({
    mode: "anvil",
    chain: mainnet,
    transport: http(rpcUrl),
    rpcSchema: rpcSchema<NodeSchema>(),
  }).extend(publicActions);
}

// The name that an account goes by on Ethereum (ENS), where it resolves back to the account and deceives nobody.
import { createPublicClient, custom, getAddress, RpcRequestError } from "viem";
import { mainnet } from "viem/chains";
import { normalize } from "viem/ens";
import type { ChainNodes, TimeoutSignal } from "../signIn/chainNodes.ts";

/** Null where no node of the chain answers; a value of null is an account without a name. */
export type FindName = (address: string) => Promise<{ value: string | null } | null>;

/** Somebody waits for the page that it is asked for. */
const PATIENCE = 2_000;

export const createFindName =
  (nodes: ChainNodes, timeoutSignal: TimeoutSignal): FindName =>
  async (address) => {
    const signal = timeoutSignal(PATIENCE);
    let isSilent = false;
    const transport = custom(
      {
        async request({ method, params }) {
          const answer = await nodes.ask(mainnet.id, { method, params }, signal);
          if (answer.ok) return answer.result;
          if (answer.reason === "unavailable") isSilent = true;
          const error =
            answer.reason === "reverted" ? answer.error : { code: -32603, message: "No node." };
          throw new RpcRequestError({ body: { method }, error, url: "" });
        },
      },
      { retryCount: 0 },
    );
    // A resolver may ask its caller to fetch from an address it names (ERC-3668): not from here.
    const client = createPublicClient({ chain: mainnet, transport, ccipRead: false });
    const name = await client.getEnsName({ address: getAddress(address) }).catch(() => null);
    return isSilent ? null : { value: name !== null && isPlainName(name) ? name : null };
  };

/** Longer ones cannot stand beside a room whole, and cut they could pass for others. */
const LONGEST = 40;
const addressIn = /(^|\.)0x[0-9a-f]{40}(\.|$)/;

/**
 * Only what is in its normal form already (ENSIP-15): a name that merely becomes a good one is
 * another entry of the registry, with another owner. An address in a name's clothes is no name.
 */
function isPlainName(name: string): boolean {
  if (name.length > LONGEST || !name.includes(".") || addressIn.test(name)) return false;
  try {
    return normalize(name) === name;
  } catch {
    return false;
  }
}

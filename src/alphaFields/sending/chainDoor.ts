// What sending a field asks of the chain and of the wallet, each answer a value.
import type { WalletKit } from "@loamstead/wallet-kit";
import { sendTransaction } from "@loamstead/wallet-kit/connected";
import { type Address, encodeFunctionData, parseAbi } from "viem";
import {
  estimateGas,
  getBalance,
  getBytecode,
  getEnsAddress,
  getGasPrice,
  readContract,
} from "wagmi/actions";
import type { SiteSettings } from "../../lib/siteSettings.ts";
import { faultOf, type RecipientFault, readWritten } from "./recipient.ts";
import type { SendFailure, SendPlan } from "./sendSteps.ts";

type Core = Awaited<ReturnType<WalletKit["core"]>>;

/** Which field goes, and from whom. */
export type Sending = {
  id: number;
  from: Address;
  collection: SiteSettings["collection"];
  /** The account has nothing to pay with by itself: what it costs is asked and told elsewhere. */
  isPaidElsewhere?: boolean | undefined;
};

const abi = parseAbi([
  "function ownerOf(uint256 tokenId) view returns (address)",
  "function safeTransferFrom(address from, address to, uint256 tokenId)",
]);

/** What the contract of the fields is asked. */
export const callFor = ({ id, from, collection }: Sending, to: Address) => ({
  to: collection.address,
  data: encodeFunctionData({ abi, functionName: "safeTransferFrom", args: [from, to, BigInt(id)] }),
});

type Checked =
  | { is: "plan"; plan: SendPlan }
  | { is: "fault"; fault: RecipientFault }
  | { is: "failure"; failure: SendFailure };

const failure = (kind: Exclude<SendFailure["kind"], "wallet">): Checked => ({
  is: "failure",
  failure: { kind },
});

/** Who was written, whether the field may go there, and about what it costs. */
export async function checkRecipient(core: Core, sending: Sending, text: string): Promise<Checked> {
  const { config } = core;
  const { id, from, collection, isPaidElsewhere } = sending;
  const { chainId } = collection;
  const written = readWritten(text);
  if (written.is === "fault") return written;
  try {
    const address = written.is === "name" ? await lookUp(core, written.name) : written.address;
    if (address === null) return { is: "fault", fault: "unknown-name" };
    const fault = faultOf(address, { own: from, collection: collection.address });
    if (fault) return { is: "fault", fault };
    const [owner, code, price, balance] = await Promise.all([
      readContract(config, {
        abi,
        address: collection.address,
        chainId,
        functionName: "ownerOf",
        args: [BigInt(id)],
      }),
      getBytecode(config, { address, chainId }),
      getGasPrice(config, { chainId }),
      getBalance(config, { address: from, chainId }),
    ]);
    if (owner.toLowerCase() !== from.toLowerCase()) return failure("lost");
    const gas = await estimateGas(config, {
      account: from,
      ...callFor(sending, address),
      chainId,
    }).catch((error: unknown) => {
      // A node that does not answer says nothing about whether the field may go there.
      if (isAway(core.explain(error))) throw error;
      return null;
    });
    const name = written.is === "name" ? written.name : undefined;
    const to = { address, name, isContract: isContract(code) };
    if (isPaidElsewhere)
      return gas === null ? failure("refused") : { is: "plan", plan: { to, fee: null } };
    const fee = gas && gas * price;
    // A chain that cannot pay for it may refuse to work out what it costs.
    if (balance.value === 0n || (fee !== null && balance.value < fee)) return failure("gas");
    return fee === null ? failure("refused") : { is: "plan", plan: { to, fee } };
  } catch {
    return failure("node");
  }
}

/** An account that has only lent itself code (EIP-7702) still has its own key. */
const isContract = (code: string | undefined) =>
  code !== undefined && code !== "0x" && !code.startsWith("0xef0100");

async function lookUp({ config }: Core, name: string): Promise<Address | null> {
  return config.chains.some(({ id }) => id === 1)
    ? getEnsAddress(config, { name, chainId: 1 })
    : null;
}

type Sent = { ok: true; hash: `0x${string}` } | { ok: false; failure: SendFailure };

/** The wallet shows it, and asks its owner. */
export async function askToSend(core: Core, sending: Sending, to: Address): Promise<Sent> {
  const { from, collection } = sending;
  const outcome = await sendTransaction(core, {
    from,
    ...callFor(sending, to),
    chainId: collection.chainId,
  });
  return outcome.ok ? outcome : { ok: false, failure: failureOf(outcome.reason) };
}

function failureOf({ kind, words }: { kind: string; words: string }): SendFailure {
  if (kind === "rejected" || kind === "reset") return { kind: "rejected" };
  if (isAway({ kind })) return { kind: "node" };
  return { kind: "wallet", words };
}

const isAway = ({ kind }: { kind: string }) => kind === "unreachable" || kind === "timed-out";

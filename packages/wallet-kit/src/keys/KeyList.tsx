// The keys of an account, each with what it is: the passkey of this device, another one, or a wallet.
import { ownerOf } from "@loamstead/passkey/keptPasskey.ts";
import { sharedSigner } from "@loamstead/passkey/plan.ts";
import { signerOf } from "@loamstead/passkey/signerContract.ts";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import KeyRound from "lucide-react/icons/key-round";
import { type Address, isAddressEqual, numberToHex } from "viem";
import { useReadContract } from "wagmi";
import { AccountFace } from "../identity/AccountFace.tsx";
import type { OwnPasskey } from "../paid/useOwnPasskey.ts";
import css from "./Keys.module.css";
import { texts } from "./strings.ts";

type KeyListProps = { owners: readonly Address[]; own: OwnPasskey; chainId: number };

export function KeyList({ owners, own, chainId }: KeyListProps) {
  const { thisPasskey, anotherPasskey } = useTexts(texts);
  const mine = ownerOf(own.passkey);
  return (
    <ul role="list" className={css.keys}>
      {owners.map((owner) => (
        <li key={owner}>
          {isAddressEqual(owner, mine) ? (
            <PasskeyLine words={thisPasskey} />
          ) : isAddressEqual(owner, sharedSigner) ? (
            <PasskeyLine words={anotherPasskey} />
          ) : (
            <OtherKey owner={owner} chainId={chainId} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PasskeyLine({ words }: { words: string }) {
  return (
    <span className={css.own}>
      <Icon of={KeyRound} size={20} />
      {words}
    </span>
  );
}

const abi = [
  {
    type: "function",
    name: "getConfiguration",
    stateMutability: "view",
    inputs: [],
    outputs: [
      { name: "x", type: "uint256" },
      { name: "y", type: "uint256" },
      { name: "verifiers", type: "uint176" },
    ],
  },
] as const;

/** A signer tells its key, and lies where that key leads; nothing else can do both. */
function OtherKey({ owner, chainId }: { owner: Address; chainId: number }) {
  const strings = useTexts(texts);
  const read = { abi, address: owner, chainId, functionName: "getConfiguration" } as const;
  const { data, isPending } = useReadContract({ ...read, query: { retry: false } });
  const [x, y] = data?.map((number) => numberToHex(number, { size: 32 })) ?? [];
  if (x && y && isAddressEqual(signerOf({ x, y }), owner))
    return <PasskeyLine words={strings.anotherPasskey} />;
  return (
    <span className={css.wallet}>
      <AccountFace address={owner} />
      {!isPending && <small>{strings.aWallet}</small>}
    </span>
  );
}

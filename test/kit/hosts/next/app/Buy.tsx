import { useAddTransaction, WithCore } from "@loamstead/wallet-kit/connected";
import { parseAbi } from "viem";
import { useAccount, useWriteContract } from "wagmi";

const stall = "0x00000000000000000000000000000000000057a1";
const abi = parseAbi(["function buy(uint256 turnips)"]);

export function Buy() {
  return (
    <WithCore>
      <BuyButton />
    </WithCore>
  );
}

function BuyButton() {
  const { address, chain } = useAccount();
  const { mutateAsync: write } = useWriteContract();
  const add = useAddTransaction();
  const buy = async () => {
    const hash = await write({ address: stall, abi, functionName: "buy", args: [3n] });
    add({ hash, description: "Bought three turnips" });
  };
  return (
    <>
      <output aria-label="Visitor">
        {address} on {chain?.name}
      </output>
      <button type="button" onClick={buy}>
        Buy turnips
      </button>
    </>
  );
}

import { ConnectButton, useAccountModal, useChainModal, WithWagmi } from "@loamstead/wallet-kit";
import { useAddTransaction } from "@loamstead/wallet-kit/connected";
import { parseAbi } from "viem";
import { useAccount, useWriteContract } from "wagmi";

const stall = "0x00000000000000000000000000000000000057a1";
const abi = parseAbi(["function buy(uint256 turnips)"]);

export function App() {
  return (
    <>
      <header>
        <h1>Turnip Exchange</h1>
        <ConnectButton />
      </header>
      <WithWagmi fallback={<p>One moment.</p>}>
        <Stall />
      </WithWagmi>
    </>
  );
}

function Stall() {
  const { address, chain, isConnected } = useAccount();
  return (
    <main>
      {isConnected ? (
        <>
          <output aria-label="Visitor">
            {address} on {chain?.name}
          </output>
          <Buy />
          <Modals />
        </>
      ) : (
        <p>Nobody is here.</p>
      )}
    </main>
  );
}

function Buy() {
  const { mutateAsync: write } = useWriteContract();
  const addRecentTransaction = useAddTransaction();
  const buy = async () => {
    const hash = await write({ address: stall, abi, functionName: "buy", args: [3n] });
    addRecentTransaction({ hash, description: "Bought three turnips" });
  };
  return (
    <button type="button" onClick={buy}>
      Buy turnips
    </button>
  );
}

function Modals() {
  const openAccountModal = useAccountModal();
  const openChainModal = useChainModal();
  return (
    <>
      <button type="button" onClick={openAccountModal}>
        My account
      </button>
      <button type="button" onClick={openChainModal}>
        Networks
      </button>
    </>
  );
}

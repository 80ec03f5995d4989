// Tells the light half of the kit how the connection stands, out of what the kit is doing and what wagmi knows.
import type { Config, Connector } from "wagmi";
import type { WalletConnection } from "../kit/walletState.ts";
import type { SavedWallet } from "./savedWallet.ts";

type Asking = Extract<WalletConnection, { is: "connecting" | "reconnecting" }>;
export type AdoptedWallet = SavedWallet & { connector: Connector };

export type ConnectionWatch = {
  /** Says that a wallet is being asked; whoever asks later takes the place of whoever asked before. */
  begin(asking: Asking): ConnectAttemptTurn;
  /** From now on this connector's connection is the visitor's. */
  adopt(adopted: AdoptedWallet): void;
  /** The visitor leaves: nobody is connected from now on, whatever the wallet still says. */
  release(): void;
  adopted(): AdoptedWallet | undefined;
};

export type ConnectAttemptTurn = {
  isCurrent(): boolean;
  change(asking: Asking): void;
  end(): void;
};

type Parts = {
  config: Config;
  report(connection: WalletConnection): void;
  /** The wallet has ended the connection by itself. */
  lost(adopted: AdoptedWallet): void;
};

export function watchConnection({ config, report, lost }: Parts): ConnectionWatch {
  let asking: Asking | undefined;
  let turn = 0;
  let adopted: AdoptedWallet | undefined;
  let told: string | undefined;

  function current(): WalletConnection {
    const connection = adopted && config.state.connections.get(adopted.connector.uid);
    const address = connection?.accounts[0];
    if (!adopted || !connection || !address) return asking ?? { is: "disconnected" };
    const { chainId } = connection;
    const supported = config.chains.some(({ id }) => id === chainId);
    return { is: "connected", address, chainId, wallet: adopted.wallet, supported };
  }

  function tell() {
    const connection = current();
    const text = JSON.stringify(connection);
    if (text === told) return;
    told = text;
    report(connection);
  }

  config.subscribe(
    (state) => state.connections,
    (connections) => {
      const gone = adopted && !connections.has(adopted.connector.uid) ? adopted : undefined;
      if (gone) adopted = undefined;
      tell();
      if (gone) lost(gone);
    },
  );

  return {
    begin(first) {
      turn += 1;
      const mine = turn;
      const isCurrent = () => mine === turn;
      const set = (next: Asking | undefined) => {
        if (!isCurrent()) return;
        asking = next;
        tell();
      };
      set(first);
      return { isCurrent, change: set, end: () => set(undefined) };
    },
    adopt(next) {
      adopted = next;
      asking = undefined;
      tell();
    },
    release() {
      adopted = undefined;
      asking = undefined;
      turn += 1;
      tell();
    },
    adopted: () => adopted,
  };
}

// Stands for WalletConnect's SDK in the packed kit: its licence lets each site fetch it, and nobody pack it as their own.
import type { WalletSettings } from "../../kit/settings.ts";

type LoadSdk = NonNullable<WalletSettings["walletConnect"]["sdk"]>;

let load: LoadSdk | undefined;

/** Says where it comes from; asked when a wallet that needs it has been chosen. */
export function handSdk(sdk: LoadSdk | undefined): void {
  load = sdk;
}

export const EthereumProvider = {
  async init(options: never): Promise<unknown> {
    if (!load)
      throw new Error("The kit needs `walletConnect.sdk` in its settings to reach this wallet.");
    return (await load()).EthereumProvider.init(options);
  },
};

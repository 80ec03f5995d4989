// What the wallet asks its owner, and what the owner answers.
import type { WalletAccount } from "./walletAccounts.ts";
import type { WalletChain } from "./walletChains.ts";

/** One line of a readable form of structured data; `depth` is how far it is indented. */
export type DataRow = {
  readonly depth: number;
  readonly label: string;
  /** Absent on the heading of a nested value. */
  readonly value?: string;
};

type About =
  | { readonly kind: "connect"; readonly choices: readonly WalletAccount[] }
  | {
      readonly kind: "message";
      readonly text: string;
      /** The message is no text: `text` is its bytes as hexadecimal. */
      readonly isBytes: boolean;
      /** The site that a sign-in message is for, where that is not the one asking. */
      readonly foreignDomain?: string;
    }
  | {
      readonly kind: "typedData";
      readonly primaryType: string;
      readonly domain: readonly DataRow[];
      readonly rows: readonly DataRow[];
    }
  | {
      readonly kind: "transaction";
      /** Null deploys a contract. */
      readonly to: string | null;
      readonly value: bigint;
      readonly data: string;
      /** The most that the network may take; null when the node expects the call to fail. */
      readonly fee: bigint | null;
      readonly failure?: string;
    }
  | { readonly kind: "switchChain"; readonly to: WalletChain }
  | {
      readonly kind: "addChain";
      readonly to: WalletChain;
      /** Where the site said the chain is; the local world answers in its place where it can. */
      readonly offeredRpcUrl: string;
    }
  | {
      readonly kind: "watchAsset";
      readonly type: string;
      readonly symbol: string;
      readonly address: string;
      readonly tokenId?: string;
    };

export type PromptRequest = About & {
  readonly origin: string;
  readonly account: WalletAccount;
  readonly chain: WalletChain;
};

export type PromptAnswer =
  | { readonly approved: true; readonly account?: string }
  | { readonly approved: false };

export type Prompt = (request: PromptRequest) => Promise<PromptAnswer>;

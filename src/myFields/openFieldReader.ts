// Reads what a holder owns, from the collection's contract and from an unlocked exchange.
import type { WalletKit } from "@loamstead/wallet-kit";
import { getPublicClient } from "wagmi/actions";
import { askFieldsOf } from "../alphaFields/owner/index.ts";
import type { ExchangeSession } from "../exchange/index.ts";
import {
  cachePlace,
  contractPlace,
  exchangePlace,
  type Holdings,
  listFields,
  viemReader,
} from "../holdings/index.ts";
import type { SiteSettings } from "../lib/siteSettings.ts";

export type FieldReader = {
  read(holder: string, exchange: ExchangeSession | null, signal: AbortSignal): Promise<Holdings>;
  /** The next reading asks the contract anew. */
  forget(): void;
};

type Parts = {
  core: Awaited<ReturnType<WalletKit["core"]>>;
  collection: SiteSettings["collection"];
};

export function openFieldReader({ core, collection }: Parts): FieldReader {
  const { address, size, chainId } = collection;
  const client = getPublicClient(core.config, { chainId });
  if (!client) throw new Error(`no node is configured for the collection's chain ${chainId}`);
  const reader = viemReader(client, address);
  const contract = cachePlace(contractPlace({ reader, size, suggest: suggestedFields }));
  return {
    read(holder, exchange, signal) {
      const deposited = exchange && exchangePlace(exchange, { address, size });
      return listFields(holder, deposited ? [contract, deposited] : [contract], signal);
    },
    forget: contract.forget,
  };
}

const patience = 5_000;

/** What the server has read from the chain; where it does not know, the contract is searched. */
const suggestedFields = (holder: string) => askFieldsOf(holder, { patience });

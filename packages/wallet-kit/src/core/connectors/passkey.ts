// The connector to the passkey of this device: nothing is installed, and only a signature asks the visitor.
import { createAuthenticator } from "@loamstead/passkey/authenticator.ts";
import {
  type DevicePasskey,
  hasFurtherKey,
  openShelf,
  type PasskeyShelf,
  type SignerOf,
} from "@loamstead/passkey/keptPasskey.ts";
import { createPasskeyProvider } from "@loamstead/passkey/provider.ts";
import type { Config } from "wagmi";
import { getBytecode } from "wagmi/actions";
import { injected } from "wagmi/connectors/injected";
import type { KeyValueStorage } from "../../kit/storage.ts";
import { passkeyId } from "../../kit/walletState.ts";
import type { ConnectorParts, FoundConnector } from "./foundConnector.ts";

/** Forgotten, spoilt, or of a site that has none any more, it is as little there as a wallet that is not installed. */
export async function findPasskeyConnector(
  config: Config,
  parts: ConnectorParts,
): Promise<FoundConnector> {
  const { passkeys, storage, settings } = parts;
  const site = await passkeys();
  const shelf = await shelfIn(storage);
  if (!site || !shelf.read()) return { ok: false, kind: "not-found" };
  const { id: chainId } = settings.chains[0];
  const provider = createPasskeyProvider({
    shelf,
    authenticator: createAuthenticator({
      credentials: navigator.credentials,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      rp: { id: site.rpId, name: settings.appName },
    }),
    chainId,
    isDeployed: async (address) => Boolean(await getBytecode(config, { address, chainId })),
  });
  const target = { id: passkeyId, name: "Passkey", provider: provider as never };
  return { ok: true, key: passkeyId, connector: injected({ target }) };
}

// Once fetched it serves every shelf, those too that were opened before.
let signerOf: SignerOf | undefined;

/** What proves a further key is fetched where one is kept. */
async function shelfIn(storage: KeyValueStorage): Promise<PasskeyShelf> {
  if (hasFurtherKey(storage))
    signerOf ??= (await import("@loamstead/passkey/signerContract.ts")).signerOf;
  return openShelf(storage, (key) => signerOf?.(key));
}

/** From here on disconnecting forgets it. */
export const markPasskeyUsed = async (storage: KeyValueStorage): Promise<void> =>
  (await shelfIn(storage)).markUsed();

/** The one whose account is connected. */
export const connectedPasskey = async (
  storage: KeyValueStorage,
): Promise<DevicePasskey | undefined> => (await shelfIn(storage)).read();

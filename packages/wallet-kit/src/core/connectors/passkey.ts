// The connector to the passkey of this device: nothing is installed, and only a signature asks the visitor.
import { createAuthenticator } from "@loamstead/passkey/authenticator.ts";
import { type KeptPasskey, openShelf } from "@loamstead/passkey/keptPasskey.ts";
import { createPasskeyProvider } from "@loamstead/passkey/provider.ts";
import type { Config } from "wagmi";
import { getBytecode } from "wagmi/actions";
import { injected } from "wagmi/connectors/injected";
import type { KeyValueStorage } from "../../kit/storage.ts";
import { passkeyId } from "../../kit/walletState.ts";
import type { ConnectorParts, FoundConnector } from "./foundConnector.ts";

/** Forgotten, spoilt, or of a site that has none any more, it is as little there as a wallet that is not installed. */
export async function findPasskey(config: Config, parts: ConnectorParts): Promise<FoundConnector> {
  const { passkeys, storage, settings } = parts;
  const site = await passkeys();
  const shelf = openShelf(storage);
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

/** From here on disconnecting forgets it. */
export const markPasskeyUsed = (storage: KeyValueStorage): void => openShelf(storage).markUsed();

/** The one whose account is connected. */
export const keptPasskey = (storage: KeyValueStorage): KeptPasskey | undefined =>
  openShelf(storage).read();

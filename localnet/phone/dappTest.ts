// The real WalletConnect provider as an app uses it, for tests in Node.
import { randomUUID } from "node:crypto";
import { EthereumProvider } from "@walletconnect/ethereum-provider";

export type TestDapp = Awaited<ReturnType<typeof openDapp>>;

export async function openDapp(relayUrl: string, chains: [number, ...number[]] = [1, 10]) {
  const provider = await EthereumProvider.init({
    projectId: "local",
    relayUrl,
    telemetryEnabled: false,
    showQrModal: false,
    optionalChains: chains,
    rpcMap: Object.fromEntries(chains.map((chain) => [chain, "http://127.0.0.1:1"])),
    metadata: { name: "Loamstead", description: "A farm", url: "http://localhost:4173", icons: [] },
    storageOptions: { database: ":memory:" },
    customStoragePrefix: `dapp-${randomUUID()}`,
    disableProviderPing: true,
    logger: "silent",
  });
  return {
    provider,
    /** Asks for a session; the promise of the code is settled before the promise of the session. */
    connect(): { uri: Promise<string>; connected: Promise<void> } {
      const uri = new Promise<string>((resolve) => provider.once("display_uri", resolve));
      const connected = provider.connect();
      connected.catch(() => {});
      return { uri, connected };
    },
    async stop() {
      const { core } = provider.signer.client;
      core.heartbeat.stop();
      await core.relayer.transportClose();
    },
  };
}

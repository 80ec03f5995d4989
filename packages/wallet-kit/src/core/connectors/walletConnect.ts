// The connector to a wallet on a phone: the WalletConnect SDK without its own windows, on the relay of the settings.
import type { EthereumProvider } from "@walletconnect/ethereum-provider";
import type { Connector, CreateConnectorFn } from "wagmi";
import { walletConnect } from "wagmi/connectors/walletConnect";
import { appLinkIn } from "../../app/appLink.ts";
import { coreErrors } from "../failures/strings.ts";
import type { ConnectorParts, FoundConnector, PairOptions } from "./foundConnector.ts";
import { handSdk } from "./handedSdk.ts";
import { createPairing, type Pairing } from "./pairing.ts";
import { endsInTime } from "./timeout.ts";

type Provider = Awaited<ReturnType<typeof EthereumProvider.init>>;

const sampleProjectIds = ["YOUR_PROJECT_ID", "21fef48091f12692cad574a6f7753643"];
/** A relay that is down does not keep anybody connected; the SDK tells the phone when it is back. */
const longestGoodbye = 1_000;

const pairings = new WeakMap<Provider, Pairing>();
let warned = false;

type Parts = Pick<ConnectorParts, "settings" | "page">;

export function findWalletConnect({ settings, page }: Parts): FoundConnector {
  const { projectId, relayUrl, sdk } = settings.walletConnect;
  if (projectId.trim() === "") return { ok: false, kind: "no-project-id" };
  if (sampleProjectIds.includes(projectId)) warnOnce();
  handSdk(sdk);
  const connector = walletConnect({
    projectId,
    ...(relayUrl !== undefined && { relayUrl }),
    showQrModal: false,
    telemetryEnabled: false,
    // It writes every refusal into the visitor's console as an error; here it is an answer like any other.
    logger: "silent",
    // A chain that the site has learned since does not end the sessions of before.
    isNewChainsStale: false,
    metadata: {
      name: settings.appName,
      description: page.description,
      url: page.origin,
      icons: page.icons,
    },
  });
  const ids = settings.chains.map(({ id }) => id);
  const first = settings.initialChain ?? ids[0]!;
  const pair = async (reached: Connector, options: PairOptions) => {
    const provider = (await reached.getProvider()) as Provider;
    let pairing = pairings.get(provider);
    if (!pairing) {
      pairing = createPairing(provider, [first, ...ids.filter((id) => id !== first)]);
      pairings.set(provider, pairing);
    }
    await pairing.join(options);
  };
  const appLink = async (reached: Connector) => {
    const { session } = (await reached.getProvider()) as Provider;
    return appLinkIn(session?.peer.metadata.redirect);
  };
  return {
    ok: true,
    key: "walletConnect",
    connector: withDisconnectTimeout(connector),
    pair,
    appLink,
  };
}

function withDisconnectTimeout(create: CreateConnectorFn): CreateConnectorFn {
  return (config) => {
    const connector = create(config);
    const { disconnect } = connector;
    return {
      ...connector,
      async disconnect() {
        await endsInTime(longestGoodbye, disconnect.call(this));
      },
    };
  };
}

function warnOnce() {
  if (!warned) console.warn(coreErrors.sampleProjectId);
  warned = true;
}

// A site of nothing but wagmi, for tests in a browser: what a real site's wallet code would do.
import { createConfig, createStorage, http } from "wagmi";
import * as actions from "wagmi/actions";
import { mainnet, optimism } from "wagmi/chains";
import { safe } from "wagmi/connectors";

type Outcome =
  | { ok: true; value: unknown }
  | { ok: false; name: string; code: unknown; message: string };

type TinySite = {
  wallets(): { name: string; icon: string | undefined }[];
  connection(): { status: string; address: string | undefined; chainId: number | undefined };
  /** One of wagmi's actions; `connector` is the name of a wallet. */
  act(action: string, parameters?: object, connector?: string): Promise<Outcome>;
  /** Straight to the connected wallet, past wagmi. */
  ask(method: string, params?: unknown): Promise<Outcome>;
};

declare global {
  var site: TinySite;
}

const node = (id: number) => http(new URL(`/local/rpc/${id}`, location.href).href);
const config = createConfig({
  chains: [mainnet, optimism],
  connectors: [
    safe({
      allowedDomains: [/^http:\/\/(localhost|127\.0\.0\.1):\d+$/],
      unstable_getInfoTimeout: 2000,
    }),
  ],
  transports: { 1: node(1), 10: node(10) },
  pollingInterval: 50,
  storage: createStorage({ storage: reachableStorage() }),
});

/** Browsers that block third-party cookies refuse a framed site its storage, by throwing. */
function reachableStorage() {
  try {
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  }
}

async function outcome(work: Promise<unknown>): Promise<Outcome> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    const { name, code, message, cause } = error as Error & { code?: unknown };
    return {
      ok: false,
      name,
      code: code ?? (cause as typeof cause & { code?: unknown })?.code,
      message,
    };
  }
}

const connectorNamed = (name: string) => {
  const connector = config.connectors.find((one) => one.name === name);
  if (!connector) throw new Error(`No wallet is called ${name}`);
  return connector;
};

globalThis.site = {
  wallets: () => config.connectors.map(({ name, icon }) => ({ name, icon })),
  connection() {
    const { status, address, chainId } = actions.getConnection(config);
    return { status, address, chainId };
  },
  act(action, parameters = {}, connector) {
    const run = (actions as unknown as Record<string, typeof actions.connect>)[action];
    if (!run) throw new Error(`wagmi has no action ${action}`);
    const given = connector ? { ...parameters, connector: connectorNamed(connector) } : parameters;
    return outcome(run(config, given as never));
  },
  ask(method, params) {
    return outcome(
      (async () => {
        const { connector } = actions.getConnection(config);
        const provider = (await connector?.getProvider()) as {
          request(call: object): Promise<unknown>;
        };
        return provider.request(params === undefined ? { method } : { method, params });
      })(),
    );
  },
};

void actions.reconnect(config);

const dialog = document.querySelector("dialog");
document.querySelector("#open")?.addEventListener("click", () => dialog?.showModal());
document.querySelector("#connect")?.addEventListener("click", async () => {
  const { ok } = await site.act("connect", {}, "Local Wallet");
  document.querySelector("output")?.replaceChildren(ok ? "connected" : "refused");
});

// Takes up the connection of the last visit: asks the wallet that was in use, and only that one.
import type { Config } from "wagmi";
import { connect, disconnect } from "wagmi/actions";
import type { KeyValueStorage } from "../kit/storage.ts";
import type { ConnectAttemptTurn, ConnectionWatch } from "./connectionWatch.ts";
import type { ConnectorPool, OpenConnector } from "./connectors/connectorPool.ts";
import { forgetDeepLinkChoice, hasDeepLinkChoice, keepDeepLinkChoice } from "./deepLinkChoice.ts";
import { forgetSavedWallet, readSavedWallet, type SavedWallet, saveWallet } from "./savedWallet.ts";

type Parts = {
  config: Config;
  pool: ConnectorPool;
  watch: ConnectionWatch;
  storage: KeyValueStorage;
  framed: boolean;
};

/** After this the visitor is told that the wallet takes its time. */
const slowAfter = 2_000;
/** How long a wallet may take to put itself on the page. */
const patience = 1_000;

const safeAround: SavedWallet = { route: { kind: "safe" }, wallet: { id: "safe", name: "Safe" } };

export async function reconnectWallet(parts: Parts): Promise<void> {
  const { watch, storage, framed } = parts;
  const saved = readSavedWallet(storage);
  // What cannot be read would make every visit wait for nobody.
  if (!saved) forgetSavedWallet(storage);
  const others = saved && saved.route.kind !== "safe" ? [saved] : [];
  const candidates = framed ? [safeAround, ...others] : others;

  const turn = watch.begin({ is: "reconnecting", slow: false });
  const timer = setTimeout(() => turn.change({ is: "reconnecting", slow: true }), slowAfter);
  try {
    for (const candidate of candidates) {
      const found = await tryAgain(candidate, turn, parts).catch(() => false);
      if (found || !turn.isCurrent()) return;
    }
    if (candidates.length === 0) forgetSavedWallet(storage);
  } finally {
    clearTimeout(timer);
    turn.end();
  }
}

/** Earlier versions kept no link to the app, and a choice with which the SDK opens nothing. */
async function withApp(
  saved: SavedWallet,
  { appLink }: OpenConnector,
  storage: KeyValueStorage,
): Promise<SavedWallet> {
  const { wallet } = saved;
  if (wallet.app !== undefined || !hasDeepLinkChoice(storage)) return saved;
  const app = await appLink();
  if (app === undefined) {
    forgetDeepLinkChoice(storage);
    return saved;
  }
  keepDeepLinkChoice(storage, app, wallet.name);
  return { ...saved, wallet: { ...wallet, app } };
}

async function tryAgain(
  saved: SavedWallet,
  turn: ConnectAttemptTurn,
  parts: Parts,
): Promise<boolean> {
  const { config, pool, watch, storage } = parts;
  const { route, wallet } = saved;
  const opened = await pool.open(route, wallet.name, patience);
  const authorized = opened.ok && (await opened.connector.isAuthorized());
  // The visitor has chosen anew meanwhile, and that choice stands.
  if (!turn.isCurrent()) return false;
  if (!opened.ok || !authorized) {
    // A wallet of the page may only be locked; a session that is gone stays gone.
    const locked = opened.ok && (route.kind === "announced" || route.kind === "injected");
    if (!locked && saved !== safeAround) forgetSavedWallet(storage);
    return false;
  }
  const { connector } = opened;
  // Handed on to the connector, which then shows no prompt; wagmi's types leave it out.
  const quietly = { connector, isReconnecting: true };
  await connect(config, quietly);
  if (!turn.isCurrent()) {
    await disconnect(config, { connector });
    return false;
  }
  const current = await withApp(saved, opened, storage);
  watch.adopt({ connector, ...current });
  saveWallet(storage, current);
  return true;
}

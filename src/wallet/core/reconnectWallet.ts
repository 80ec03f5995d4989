// Takes up the connection of the last visit: asks the wallet that was in use, and only that one.
import type { Config } from "wagmi";
import { connect, disconnect } from "wagmi/actions";
import type { KeyValueStorage } from "../kit/storage.ts";
import { type Chosen, forgetChosen, keepChosen, readChosen } from "./chosenWallet.ts";
import type { AskingTurn, ConnectionWatch } from "./connectionWatch.ts";
import type { ConnectorPool } from "./connectors/connectorPool.ts";

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

const safeAround: Chosen = { route: { kind: "safe" }, wallet: { id: "safe", name: "Safe" } };

export async function reconnectWallet(parts: Parts): Promise<void> {
  const { watch, storage, framed } = parts;
  const chosen = readChosen(storage);
  // What cannot be read would make every visit wait for nobody.
  if (!chosen) forgetChosen(storage);
  const others = chosen && chosen.route.kind !== "safe" ? [chosen] : [];
  const candidates = framed ? [safeAround, ...others] : others;

  const turn = watch.begin({ is: "reconnecting", slow: false });
  const timer = setTimeout(() => turn.change({ is: "reconnecting", slow: true }), slowAfter);
  try {
    for (const candidate of candidates) {
      const found = await tryAgain(candidate, turn, parts).catch(() => false);
      if (found || !turn.isCurrent()) return;
    }
    if (candidates.length === 0) forgetChosen(storage);
  } finally {
    clearTimeout(timer);
    turn.end();
  }
}

async function tryAgain(chosen: Chosen, turn: AskingTurn, parts: Parts): Promise<boolean> {
  const { config, pool, watch, storage } = parts;
  const { route, wallet } = chosen;
  const reached = await pool.reach(route, wallet.name, patience);
  const authorized = reached.ok && (await reached.connector.isAuthorized());
  // The visitor has chosen anew meanwhile, and that choice stands.
  if (!turn.isCurrent()) return false;
  if (!reached.ok || !authorized) {
    // A wallet of the page may only be locked; a session that is gone stays gone.
    const locked = reached.ok && (route.kind === "announced" || route.kind === "injected");
    if (!locked && chosen !== safeAround) forgetChosen(storage);
    return false;
  }
  const { connector } = reached;
  // Handed on to the connector, which then shows no prompt; wagmi's types leave it out.
  const quietly = { connector, isReconnecting: true };
  await connect(config, quietly);
  if (!turn.isCurrent()) {
    await disconnect(config, { connector });
    return false;
  }
  watch.adopt({ connector, ...chosen });
  keepChosen(storage, chosen);
  return true;
}

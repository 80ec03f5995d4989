// Connects a wallet that the visitor has chosen, or says in words why not.
import type { Language } from "@loamstead/lib/texts/texts.ts";
import type { Config, Connector } from "wagmi";
import { connect, disconnect } from "wagmi/actions";
import type { KeyValueStorage } from "../kit/storage.ts";
import type { ConnectionWatch } from "./connectionWatch.ts";
import type { ConnectorPool } from "./connectors/connectorPool.ts";
import type { ConnectAttempt, ConnectOutcome, ConnectRequest } from "./core.ts";
import { forgetDeepLinkChoice, keepDeepLinkChoice } from "./deepLinkChoice.ts";
import { explainFailure } from "./failures/explainFailure.ts";
import { saveWallet } from "./savedWallet.ts";

type Parts = {
  config: Config;
  pool: ConnectorPool;
  watch: ConnectionWatch;
  storage: KeyValueStorage;
  appName: string;
  language(): Language;
  initialChain: number | undefined;
  /** A goodbye that is still being said; one SDK cannot do both at once. */
  leaving(): Promise<void>;
};

const wentAway: ConnectOutcome = { ok: false, reason: { kind: "rejected", words: "" } };

export function createConnecting(parts: Parts): (request: ConnectRequest) => ConnectAttempt {
  const { config, pool, watch, storage, appName, language, initialChain } = parts;
  /**
   * The connector that has answered a newer attempt with "a request is already open": when the
   * visitor then answers that older request, it is not one that nobody waits for any more.
   */
  let awaited: string | undefined;

  async function run({ route, wallet, app, onUri }: ConnectRequest, signal: AbortSignal) {
    await parts.leaving();
    const opened = await pool.open(route, wallet.name);
    if (signal.aborted) return wentAway;
    if (!opened.ok) return opened;
    const { connector } = opened;
    if (!config.state.connections.has(connector.uid)) {
      try {
        await opened.pair({ onUri: onUri ?? (() => {}), signal });
        if (signal.aborted) return wentAway;
        const { accounts } = await connect(config, { connector });
        if (accounts.length === 0) {
          await disconnect(config, { connector }).catch(() => {});
          throw new Error("The list of accounts received is empty.");
        }
        await goToInitial(connector);
      } catch (error) {
        const reason = explainFailure(error, {
          walletName: wallet.name,
          appName,
          language: language(),
        });
        if (reason.kind === "busy") awaited = connector.uid;
        return { ok: false, reason } as const;
      }
    }
    if (signal.aborted && awaited !== connector.uid) {
      await disconnect(config, { connector }).catch(() => {});
      return wentAway;
    }
    awaited = undefined;
    // Any wallet of the phone may have taken the code: the one that did is asked first.
    const link = app && ((await opened.appLink()) ?? app.link);
    const saved = { route, wallet: link === undefined ? wallet : { ...wallet, app: link } };
    if (link === undefined) forgetDeepLinkChoice(storage);
    else keepDeepLinkChoice(storage, link, wallet.name);
    watch.adopt({ connector, ...saved });
    saveWallet(storage, saved);
    await leaveOthers(connector.uid);
    return { ok: true } as const;
  }

  /** Whoever says no to that stays where they are. */
  async function goToInitial(connector: Connector) {
    if (initialChain === undefined || (await connector.getChainId()) === initialChain) return;
    await connector.switchChain?.({ chainId: initialChain }).catch(() => {});
  }

  /** One visitor, one wallet: whoever connects another leaves the first. */
  async function leaveOthers(kept: string) {
    for (const { connector } of config.state.connections.values()) {
      if (connector.uid !== kept) await disconnect(config, { connector }).catch(() => {});
    }
  }

  return (request) => {
    const { promise: cancelled, resolve: cancel } = Promise.withResolvers<ConnectOutcome>();
    const controller = new AbortController();
    const turn = watch.begin({ is: "connecting" });
    const work = run(request, controller.signal).catch((error): ConnectOutcome => {
      const reason = explainFailure(error, {
        walletName: request.wallet.name,
        appName,
        language: language(),
      });
      return { ok: false, reason };
    });
    const outcome = Promise.race([work, cancelled]).then((settled): ConnectOutcome => {
      turn.end();
      return settled;
    });
    return {
      outcome,
      cancel() {
        awaited = undefined;
        controller.abort(new Error("The visitor went away."));
        cancel(wentAway);
        turn.end();
      },
    };
  };
}

// Pairs with a phone: keeps one living code for whoever is looking at it, and puts a new one in its place when it ends.
import type { EthereumProvider } from "@walletconnect/ethereum-provider";
import type { PairOptions } from "./foundConnector.ts";
import { endsInTime } from "./timeout.ts";

type Provider = Pick<
  Awaited<ReturnType<typeof EthereumProvider.init>>,
  "connect" | "disconnect" | "session" | "on"
>;

export type Pairing = {
  /** Settles with the session; throws what the phone or the SDK said instead. */
  join(options: PairOptions): Promise<void>;
};

type Visitor = { onUri(uri: string): void; done(): void; failed(error: unknown): void };

/** Until the first code. One that comes later still is shown at once to whoever tries again. */
const longestWait = 7_000;
const longestGoodbye = 1_000;

export function createPairing(provider: Provider, chains: [number, ...number[]]): Pairing {
  let visitor: Visitor | undefined;
  let uri: string | undefined;
  let running = false;

  provider.on("display_uri", (code: string) => {
    uri = code;
    visitor?.onUri(code);
  });

  /** A code outlives the visitor who asked for it: the next one is shown the same, and is there at once. */
  async function run() {
    running = true;
    // Somebody who pairs anew has left the phone of before.
    if (provider.session) await endsInTime(longestGoodbye, leave());
    // Whoever joins while another's session is being closed is served by the next round.
    while (visitor) {
      try {
        await provider.connect({ optionalChains: chains });
        const served = handOver();
        if (served) served.done();
        else await leave();
      } catch (error) {
        const shown = uri !== undefined;
        uri = undefined;
        if (!shown || !isExpired(error)) handOver()?.failed(error);
      }
    }
    running = false;
  }

  function handOver(): Visitor | undefined {
    const served = visitor;
    visitor = undefined;
    uri = undefined;
    return served;
  }

  /** A phone that has already hung up is no error. */
  async function leave() {
    await provider.disconnect().catch(() => {});
  }

  return {
    async join({ onUri, signal }) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(
        () => reject(new Error("Failed to publish: the relay gave no pairing code in time.")),
        longestWait,
      );
      const mine: Visitor = {
        onUri(code) {
          clearTimeout(timer);
          onUri(code);
        },
        done: resolve,
        failed: reject,
      };
      const stop = () => reject(signal.reason);
      signal.addEventListener("abort", stop, { once: true });
      visitor = mine;
      if (uri !== undefined) mine.onUri(uri);
      if (!running) void run();
      try {
        await promise;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", stop);
        if (visitor === mine) visitor = undefined;
      }
    },
  };
}

function isExpired(error: unknown): boolean {
  return error instanceof Error && /proposal expired/i.test(error.message);
}

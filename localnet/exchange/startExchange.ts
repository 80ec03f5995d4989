// Starts the local exchange on a free loopback port, with faults that can be switched on.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { type AccountPlan, type ExchangeAccount, openAccount } from "./accounts.ts";
import { type ExchangeParts, exchangeApi } from "./exchangeApi.ts";
import type { OwnedNft } from "./nftBalance.ts";

export type ExchangePlan = {
  accounts: readonly AccountPlan[];
  owned: ReadonlyMap<number, readonly OwnedNft[]>;
  collection: ExchangeParts["collection"];
  exchangeAddress: string;
  chainId: number;
  /** Where request signatures say they go; the exchange's own address when left out. */
  signingOrigin?: string;
};

export type LocalExchange = {
  url: string;
  signingOrigin: string;
  accounts: readonly ExchangeAccount[];
  faults: Faults;
  /** Closes for good: from now on connections are refused. */
  stop(): Promise<void>;
};

export async function startExchange(plan: ExchangePlan): Promise<LocalExchange> {
  const accounts: ExchangeAccount[] = [];
  for (const account of plan.accounts)
    accounts.push(await openAccount(account, plan.exchangeAddress));

  const faults = createFaults();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signingOrigin = plan.signingOrigin ?? url;
  const api = exchangeApi({
    ...plan,
    accounts,
    signingOrigin,
    newApiKey: () => randomBytes(32).toString("hex"),
  });
  const answer = getRequestListener(api.fetch);

  server.on("request", async (request, response) => {
    const fault = faults.at(request.url ?? "/");
    switch (request.method === "OPTIONS" ? undefined : fault?.kind) {
      case "delay":
        await wait((fault as { ms: number }).ms);
        break;
      case "error-500":
        return response.writeHead(500, corsHeaders("application/json")).end("{}");
      case "result-info": {
        const { code, message } = fault as { code: number; message: string };
        return response
          .writeHead(200, corsHeaders("application/json"))
          .end(JSON.stringify({ resultInfo: { code, message } }));
      }
      case "html":
        return response
          .writeHead(200, corsHeaders("text/html"))
          .end("<!doctype html><title>Maintenance</title><h1>We will be back</h1>");
      case "drop-connection":
        return request.socket.destroy();
    }
    await answer(request, response);
  });

  return {
    url,
    signingOrigin,
    accounts,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// A browser must be able to read a fault as the answer it is.
const corsHeaders = (type: string) => ({
  "Content-Type": type,
  "Access-Control-Allow-Origin": "*",
});

/** What a test can switch on, each as a visitor of the real exchange could have met it. */
type Fault =
  | { kind: "delay"; ms: number }
  | { kind: "error-500" }
  /** HTTP 200 with an error in the body. */
  | { kind: "result-info"; code: number; message: string }
  | { kind: "html" }
  | { kind: "drop-connection" };

type Faults = {
  /** Applies to every call whose path begins with this; the longest beginning wins. */
  set(pathStart: string, fault: Fault): void;
  clear(): void;
  at(path: string): Fault | undefined;
};

function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    set: (pathStart, fault) => void faults.set(pathStart, fault),
    clear: () => faults.clear(),
    at: (path) => {
      const [longest] = [...faults.keys()]
        .filter((start) => path.startsWith(start))
        .sort((a, b) => b.length - a.length);
      return longest === undefined ? undefined : faults.get(longest);
    },
  };
}

// Starts the phone's page on a loopback port of its own.
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { RpcUrls } from "../wallet/rpcForwarding.ts";
import { buildPhone, type PhoneFiles } from "./buildPhone.ts";
import type { PhoneAccount } from "./page/phoneSettings.ts";
import { phoneRoutes } from "./phoneRoutes.ts";

export type RunningPhonePage = { readonly url: string; stop(): Promise<void> };

type PhonePageOptions = {
  readonly relayUrl: string;
  readonly accounts: readonly PhoneAccount[];
  readonly rpcUrls: RpcUrls;
  /** Asked once somebody looks at the phone; bundling takes seconds that a start does not have. */
  readonly build?: () => Promise<PhoneFiles>;
  readonly port?: number;
};

export async function startPhonePage({
  relayUrl,
  accounts,
  rpcUrls,
  build = buildPhone,
  port = 0,
}: PhonePageOptions): Promise<RunningPhonePage> {
  let built: Promise<PhoneFiles> | undefined;
  const files = () => {
    built ??= build();
    return built;
  };
  const settings = { relayUrl, accounts, chains: Object.keys(rpcUrls).map(Number) };
  const server = createAdaptorServer({ fetch: phoneRoutes({ files, settings, rpcUrls }) });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}

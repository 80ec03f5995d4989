// The Safe host without a page around it: requests in, responses out, one question at a time.
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import type { Address } from "viem";
import { minedReceipt } from "../chain/minedReceipt.ts";
import type { Prompt } from "../wallet/promptRequest.ts";
import { RpcError } from "../wallet/rpcError.ts";
import type { WalletChain } from "../wallet/walletChains.ts";
import { type AskRpc, hostClient } from "./hostClient.ts";
import { readSafeInfo } from "./readSafeInfo.ts";
import { Refusal, rejected } from "./refusal.ts";
import { type SafeHostContext, safeMethods } from "./safeMethods.ts";

type SafeHostParts = {
  readonly safe: Address;
  readonly chain: WalletChain;
  readonly node: AskRpc;
  readonly prompt: Prompt;
  readonly hostOrigin: string;
  readonly siteOrigin: string;
};

type SafeHost = {
  readonly info: SafeHostContext["info"];
  /** Undefined for messages that are none of the protocol's. */
  answer(data: unknown): Promise<SafeAppResponse | undefined>;
};

export async function createSafeHost(parts: SafeHostParts): Promise<SafeHost> {
  const { safe, chain, node, prompt, hostOrigin, siteOrigin } = parts;
  const client = hostClient(node, chain.id);
  let info = await readSafeInfo(client, safe);
  let asking = false;
  let settled = Promise.resolve();
  const reread = async () => {
    info = await readSafeInfo(client, safe);
  };

  const context: SafeHostContext = {
    hostOrigin,
    siteOrigin,
    chain,
    client,
    node,
    info: () => info,
    follow(hash) {
      // A chain that was stopped meanwhile shows itself at the next request.
      settled = minedReceipt(client, hash)
        .then(reread)
        .catch(() => {});
    },
    settled: () => settled,
    async ask(question) {
      if (asking) throw new Refusal("Another request is still open.");
      asking = true;
      try {
        const answer = await prompt({
          ...question,
          origin: siteOrigin,
          chain,
          account: {
            address: safe,
            name: "Safe",
            note: `${info.threshold} of ${info.owners.length} owners`,
            ensName: null,
          },
        });
        if (!answer.approved) throw rejected();
      } finally {
        asking = false;
      }
    },
    signatures: new Map(),
    sent: new Map(),
  };

  return {
    info: () => info,
    async answer(data) {
      const request = readRequest(data);
      if (!request) return undefined;
      const { id, method, params } = request;
      const handler = Object.hasOwn(safeMethods, method) ? safeMethods[method] : undefined;
      if (!handler) return failure(id, `The Safe does not know ${method}.`);
      try {
        return success(id, await handler(context, params));
      } catch (error) {
        if (error instanceof Refusal || error instanceof RpcError)
          return failure(id, error.message);
        throw error;
      }
    },
  };
}

/** What an embedded site sends, in the envelope of the Safe Apps protocol. */
type SafeAppRequest = { readonly id: string; readonly method: string; readonly params: unknown };

type SafeAppResponse = { readonly id: string; readonly version: string } & (
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: string }
);

/** The SDK looks at the first number and refuses hosts that say none. */
const version = "9.1.0";

/** Undefined for anything else that a page may post: extensions and tools do that too. */
function readRequest(data: unknown): SafeAppRequest | undefined {
  if (!isRecord(data)) return undefined;
  const { id, method, params, env } = data;
  const fromSdk = isRecord(env) && "sdkVersion" in env;
  if (!isText(id) || !isText(method) || !fromSdk) return undefined;
  return { id, method, params };
}

function success(id: string, data: unknown): SafeAppResponse {
  return { id, success: true, version, data };
}

function failure(id: string, error: string): SafeAppResponse {
  return { id, success: false, version, error };
}

// Builds the wallet's page script: one self-contained piece of JavaScript.
import { fileURLToPath } from "node:url";
import { bundleScript } from "./bundleScript.ts";

export function buildWalletScript(): Promise<string> {
  return bundleScript(fileURLToPath(new URL("walletScript.ts", import.meta.url)));
}

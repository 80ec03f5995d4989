// Builds the badge's page script: one self-contained piece of JavaScript.
import { fileURLToPath } from "node:url";
import { bundleScript } from "../wallet/bundleScript.ts";

export const buildBadgeScript = (): Promise<string> =>
  bundleScript(fileURLToPath(new URL("badgeScript.ts", import.meta.url)));

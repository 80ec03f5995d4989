// The local world, whose pages tell it what goes wrong in them and whose wallet approves what it is asked.
import { fileURLToPath } from "node:url";
import { keptScript } from "../../localnet/wallet/keptScript.ts";
import { scriptResponse } from "../../localnet/wallet/walletRoutes.ts";
import { drawSimply } from "../e2e/drawnSimply.ts";
import { startTestWorld } from "../e2e/testWorld.ts";
import type { Look } from "./engine.ts";

/** Runs in every page before its own scripts. */
function watch(): void {
  globalThis.localWalletOptions = { account: "holder", auto: "approve" };
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  const tell = (trouble: unknown) => {
    // What a page still waits for when it is left is cut off.
    if (isLeaving) return;
    void fetch("/local/trouble", {
      method: "POST",
      body: `${location.pathname}: ${trouble}`,
      keepalive: true,
    });
  };
  const inConsole = console.error;
  console.error = (...told) => {
    inConsole(...told);
    tell(told.map(String).join(" "));
  };
  const onTrouble = ({ target, message }: ErrorEvent) => {
    const { src, href } = (target ?? {}) as { src?: string; href?: string };
    tell(message ?? `${src ?? href} could not be loaded`);
  };
  addEventListener("error", onTrouble, true);
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    tell(`${violatedDirective} kept ${blockedURI} away`),
  );
}

const place = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Scripts of our own, each bundled when the first browser comes to ask for it. */
const sources: Readonly<Record<string, string>> = {
  "golden.js": place("goldenScript.ts"),
  "film.js": place("filmScript.ts"),
};
const scripts = new Map<string, Promise<string>>();

function scriptOf(name: string): Promise<string> | null {
  const source = sources[name];
  if (source === undefined) return null;
  const script = scripts.get(name) ?? keptScript(source);
  scripts.set(name, script);
  return script;
}

/** Looked at simply, its pages go without 3D, and without blur behind dialogs. */
export async function startWatchedWorld({ isSimple }: Look) {
  const early = [watch, ...(isSimple ? [drawSimply] : [])].map((code) => `(${code})();\n`).join("");
  const trouble: string[] = [];
  const world = await startTestWorld(({ routes, ...local }) => ({
    ...local,
    async routes(request) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/trouble")) {
        trouble.push(await request.text());
        return new Response(null, { status: 204 });
      }
      const script = scriptOf(pathname.replace(/^.*\//, ""));
      if (script) return scriptResponse(await script);
      const answer = await routes(request);
      if (!pathname.endsWith("/attestation.js")) return answer;
      return new Response(early + (await answer.text()), answer);
    },
  }));
  return { url: world.url, trouble, stop: world.stop };
}

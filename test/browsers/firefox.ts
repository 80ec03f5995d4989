// Firefox, driven by WebDriver BiDi, which it speaks by itself.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyActions, pointerActions } from "./actions.ts";
import { connectBiDi } from "./bidi.ts";
import { type Engine, type Look, type Size, type Tab, viewport } from "./engine.ts";
import { BrowserGone } from "./gone.ts";
import { findPrograms } from "./installed.ts";
import { startProgram } from "./program.ts";
import { openScreen, screenProgram } from "./screen.ts";

export const firefox: Engine = {
  name: "firefox",
  async find() {
    const found = findPrograms("Firefox", {
      firefox: { names: ["firefox-esr", "firefox"], debian: "firefox-esr" },
      xvfb: screenProgram,
    });
    return found.ok ? { ok: true, value: (look) => openTab(found.value, look) } : found;
  },
};

// A fresh profile greets, updates itself and asks its maker for news; no other host is reached here.
const settings = {
  "app.update.disabledForTesting": true,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.localDomains": "localhost",
  // No manager of windows says which one is in front.
  "focusmanager.testmode": true,
  // Devices for passkeys are those that a test puts beside it, and none that may be plugged in.
  "security.webauth.webauthn_enable_softtoken": true,
  "security.webauth.webauthn_enable_usbtoken": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "webgl.force-enabled": true,
};

/** Visitors want no motion, and see what changes often enough. */
const withoutMotion = { "ui.prefersReducedMotion": 1, "layout.frame_rate": 20 };

type Tree = { contexts: { context: string; url: string }[] };
type Ran = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };

async function openTab(
  programs: { firefox: string; xvfb: string },
  { isSimple }: Look,
): Promise<Tab> {
  await using opened = new AsyncDisposableStack();
  const screen = await openScreen(programs.xvfb);
  opened.defer(screen.close);
  const profile = await mkdtemp(join(tmpdir(), "loamstead-firefox-"));
  opened.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const lines = Object.entries({ ...settings, ...(isSimple && withoutMotion) }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  // Its protocol has no word for a device: the browser's own code is asked for one.
  const reach = ["--remote-debugging-port", "0", "--remote-allow-system-access"];
  const args = ["--no-remote", "--profile", profile, ...reach];
  const program = startProgram(programs.firefox, args, { ...screen.env, HOME: profile });
  opened.defer(program.end);
  const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  const browser = await connectBiDi(`${address}/session`, program.printed);
  opened.defer(browser.close);
  await browser.ask("session.new", { capabilities: {} });

  const getTree = () => browser.ask<Tree>("browsingContext.getTree", {});
  const { context } = (await getTree()).contexts[0]!;
  const gone = (method: string, answer: unknown) =>
    new BrowserGone(method, String(answer), program.printed());
  /** When the process of a page ends, an empty page takes its place, then one that says so and takes no script. */
  async function ask<Result = unknown>(method: string, params: object): Promise<Result> {
    try {
      return await browser.ask<Result>(method, { context, ...params });
    } catch (error) {
      if (error instanceof BrowserGone) throw error;
      const { contexts } = await getTree();
      const isLost = contexts.some(({ url }) => url === "about:blank");
      throw isLost || isOfCrashed(error) ? gone(method, error) : error;
    }
  }
  const resize = async (size: Size) =>
    void (await ask("browsingContext.setViewport", { viewport: size }));
  await resize(viewport);
  /** Runs in the browser's own code. */
  async function inBrowser(code: () => unknown): Promise<void> {
    const { contexts } = await browser.ask<Tree>("browsingContext.getTree", {
      "moz:scope": "chrome",
    });
    const ran = await ask<Ran>("script.callFunction", {
      functionDeclaration: String(code),
      target: { context: contexts.find(({ url }) => url.endsWith("/browser.xhtml"))!.context },
      awaitPromise: false,
    });
    if (ran.type === "exception") throw new Error(ran.exceptionDetails!.text);
  }
  const act = (actions: object) => ask("input.performActions", { actions });

  const open = opened.move();
  return {
    async open(url) {
      await ask("browsingContext.navigate", { url, wait: "complete" });
      await inBrowser(comeToFront);
    },
    async eval(code, ...args) {
      const ran = await ask<Ran>("script.callFunction", {
        functionDeclaration: `async () => JSON.stringify({ value: await (${code})(...${JSON.stringify(args)}) })`,
        target: { context },
        awaitPromise: true,
      });
      if (ran.type === "exception") throw new Error(ran.exceptionDetails!.text);
      const text = ran.result?.value;
      // A script whose process ends has run well, and has no value.
      if (text === undefined) throw gone("script.callFunction", "no value");
      return JSON.parse(text).value;
    },
    pointer: async (path) => void (await act(pointerActions(path))),
    touch: async (path) => void (await act(pointerActions(path, "touch"))),
    keys: async (...keys) => void (await act(keyActions(keys))),
    type: async (text) => void (await act(keyActions([...text]))),
    resize,
    async addDevice() {
      await inBrowser(layDevice);
      await ask("browsingContext.activate", {});
    },
    async screenshot() {
      const { data } = await ask<{ data: string }>("browsingContext.captureScreenshot", {});
      return Buffer.from(data, "base64");
    },
    close: () => open.disposeAsync(),
  };
}

declare const Cc: Record<string, { getService(kind: unknown): VirtualDevices }>;
declare const Services: { focus: { activeWindow: unknown } };
declare const gBrowser: { selectedBrowser: { focus(): void } };
declare const Ci: Record<string, unknown>;
type VirtualDevices = {
  addVirtualAuthenticator(protocol: string, transport: string, ...can: boolean[]): string;
};

/** No manager of windows does it. A page that is not in front may ask for no passkey, and a key presses no button there. */
function comeToFront(): void {
  Services.focus.activeWindow = window;
  gBrowser.selectedBrowser.focus();
}

/** It keeps passkeys, knows its owner, who says yes. */
function layDevice(): string {
  const devices = Cc["@mozilla.org/webauthn/service;1"]!.getService(Ci.nsIWebAuthnService);
  return devices.addVirtualAuthenticator("ctap2_1", "internal", true, true, true, true);
}

const isOfCrashed = (error: unknown) =>
  String(error).includes("for parent process browsing contexts");

// Firefox, driven by WebDriver BiDi, which it speaks by itself.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyActions, pointerActions } from "./actions.ts";
import { connectBiDi } from "./bidi.ts";
import { type Engine, type Tab, viewport } from "./engine.ts";
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
    return found.ok ? { ok: true, value: () => openTab(found.value) } : found;
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
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "webgl.force-enabled": true,
};

type Context = { contexts: { context: string }[] };
type Ran = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };

async function openTab(programs: { firefox: string; xvfb: string }): Promise<Tab> {
  const screen = await openScreen(programs.xvfb);
  const profile = await mkdtemp(join(tmpdir(), "loamstead-firefox-"));
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const args = ["--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const program = startProgram(programs.firefox, args, { ...screen.env, HOME: profile });
  const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  const browser = await connectBiDi(`${address}/session`);
  await browser.ask("session.new", { capabilities: {} });

  const { contexts } = await browser.ask<Context>("browsingContext.getTree", {});
  const { context } = contexts[0]!;
  await browser.ask("browsingContext.setViewport", { context, viewport });
  const act = (actions: object) => browser.ask("input.performActions", { context, actions });

  return {
    open: async (url) =>
      void (await browser.ask("browsingContext.navigate", { context, url, wait: "complete" })),
    async eval(code, ...args) {
      const ran = await browser.ask<Ran>("script.callFunction", {
        functionDeclaration: `async () => JSON.stringify(await (${code})(...${JSON.stringify(args)}))`,
        target: { context },
        awaitPromise: true,
      });
      if (ran.type === "exception") throw new Error(ran.exceptionDetails!.text);
      const text = ran.result?.value;
      return text === undefined ? undefined : JSON.parse(text);
    },
    pointer: async (path) => void (await act(pointerActions(path))),
    keys: async (...keys) => void (await act(keyActions(keys))),
    type: async (text) => void (await act(keyActions([...text]))),
    async screenshot() {
      const { data } = await browser.ask<{ data: string }>("browsingContext.captureScreenshot", {
        context,
      });
      return Buffer.from(data, "base64");
    },
    async close() {
      browser.close();
      await program.end();
      await screen.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

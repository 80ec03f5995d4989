// WebKit as GTK has it, the engine of Safari, driven by W3C WebDriver.
import { holdFreePort } from "../../scripts/ports.ts";
import { keyActions, pointerActions } from "./actions.ts";
import { type Engine, type Tab, viewport } from "./engine.ts";
import { findPrograms } from "./installed.ts";
import { startProgram } from "./program.ts";
import { openScreen, screenProgram } from "./screen.ts";

export const webkit: Engine = {
  name: "webkit",
  async find() {
    const found = findPrograms("WebKit", {
      driver: { names: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
      xvfb: screenProgram,
    });
    return found.ok ? { ok: true, value: () => openTab(found.value) } : found;
  },
};

type Answer = { value: unknown };
type Refusal = { error: string; message: string };

const patienceMs = 20_000;

async function openTab(programs: { driver: string; xvfb: string }): Promise<Tab> {
  const screen = await openScreen(programs.xvfb);
  const held = await holdFreePort("127.0.0.1");
  await held.release();
  const program = startProgram(programs.driver, [`--port=${held.port}`], screen.env);

  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${held.port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (answer.ok) return value as Value;
    const { error, message } = value as Refusal;
    throw new Error(`${error}: ${message}`);
  }

  await untilItAnswers(() => ask("GET", "/status"));
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", { capabilities: {} });
  const inTab = <Value>(path: string, body: object) =>
    ask<Value>("POST", `/session/${sessionId}${path}`, body);
  await inTab("/window/rect", { width: viewport.width, height: viewport.height });

  return {
    open: (url) => inTab("/url", { url }),
    async eval(code, ...args) {
      const answer = await inTab<{ value?: string; error?: string }>("/execute/async", {
        script: `const done = arguments[0];
          Promise.resolve().then(() => (${code})(...${JSON.stringify(args)})).then(
            (value) => done({ value: JSON.stringify(value) }),
            (error) => done({ error: String(error) }),
          );`,
        args: [],
      });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value === undefined ? undefined : JSON.parse(answer.value);
    },
    pointer: (path) => inTab("/actions", { actions: pointerActions(path) }),
    keys: (...keys) => inTab("/actions", { actions: keyActions(keys) }),
    type: (text) => inTab("/actions", { actions: keyActions([...text]) }),
    screenshot: async () =>
      Buffer.from(await ask<string>("GET", `/session/${sessionId}/screenshot`), "base64"),
    async close() {
      await ask("DELETE", `/session/${sessionId}`).catch(() => {});
      await program.end();
      await screen.close();
    },
  };
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

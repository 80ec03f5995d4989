// WebKit as GTK has it, the engine of Safari, driven by W3C WebDriver.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holdFreePort } from "../../scripts/ports.ts";
import { keyActions, pointerActions } from "./actions.ts";
import { type Engine, type Look, type Size, type Tab, viewport } from "./engine.ts";
import { BrowserGone, commandMs } from "./gone.ts";
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
    return found.ok ? { ok: true, value: (look) => openTab(found.value, look) } : found;
  },
};

type Answer = { value: unknown };
type Refusal = { error: string; message: string };

/** Pages are painted by the processor itself, rather than by OpenGL that it has to play: WebGL stays as it is. */
const withoutGpu = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };

/** Nor are they put together by OpenGL from layers, which is all that is left to do; WebGL needs those. */
const withoutLayers = { WEBKIT_DISABLE_COMPOSITING_MODE: "1" };

/** Visitors want no motion: GTK is asked for that, and reads it in a folder of its own. */
async function withoutMotion(opened: AsyncDisposableStack): Promise<Record<string, string>> {
  const desk = await mkdtemp(join(tmpdir(), "loamstead-webkit-"));
  opened.defer(() => rm(desk, { recursive: true, force: true, maxRetries: 5 }));
  await mkdir(join(desk, "gtk-3.0"));
  const settings = "[Settings]\ngtk-enable-animations=0\n";
  await writeFile(join(desk, "gtk-3.0", "settings.ini"), settings);
  return { XDG_CONFIG_HOME: desk };
}

const patienceMs = 20_000;

async function openTab(
  programs: { driver: string; xvfb: string },
  { isSimple }: Look,
): Promise<Tab> {
  await using opened = new AsyncDisposableStack();
  const screen = await openScreen(programs.xvfb);
  opened.defer(screen.close);
  const held = await holdFreePort("127.0.0.1");
  await held.release();
  const program = startProgram(programs.driver, [`--port=${held.port}`], {
    ...screen.env,
    ...withoutGpu,
    ...(isSimple && { ...withoutLayers, ...(await withoutMotion(opened)) }),
  });
  opened.defer(program.end);

  async function ask<Value>(
    method: string,
    path: string,
    body?: object,
    withinMs = commandMs,
  ): Promise<Value> {
    const gone = (answer: unknown) =>
      new BrowserGone(path.replace(/^\/session\/[^/]+/, ""), String(answer), program.printed());
    const answer = await fetch(`http://127.0.0.1:${held.port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(withinMs),
    }).catch((error: Error) => {
      throw gone(error.cause ?? error);
    });
    const { value } = (await answer.json()) as Answer;
    if (answer.ok) return value as Value;
    const refusal = value as Refusal;
    const { error, message } = refusal;
    const isGone = isOfEnded(refusal) || (isOfLost(refusal) && (await isNowhere()));
    throw isGone ? gone(`${error}: ${message}`) : new Error(`${error}: ${message}`);
  }

  await untilItAnswers(() => ask("GET", "/status"));
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", { capabilities: {} });
  const session = `/session/${sessionId}`;
  opened.defer(() => ask<void>("DELETE", session, undefined, 5_000).catch(() => {}));
  const inTab = <Value>(path: string, body: object) =>
    ask<Value>("POST", `${session}${path}`, body);
  const isNowhere = () =>
    ask("GET", `${session}/url`).then(
      (url) => url === "",
      () => true,
    );
  const resize = async ({ width, height }: Size) =>
    void (await inTab("/window/rect", { width, height }));
  await resize(viewport);

  const open = opened.move();
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
    touch: (path) => inTab("/actions", { actions: pointerActions(path, "touch") }),
    keys: (...keys) => inTab("/actions", { actions: keyActions(keys) }),
    type: (text) => inTab("/actions", { actions: keyActions([...text]) }),
    resize,
    screenshot: async () =>
      Buffer.from(await ask<string>("GET", `${session}/screenshot`), "base64"),
    close: () => open.disposeAsync(),
  };
}

/** What its pages' process leaves unanswered as it ends, it refuses without a word; then it has no session. */
export const isOfEnded = ({ error, message }: Refusal) =>
  (error === "unknown error" && message === "") ||
  error === "invalid session id" ||
  error === "no such window";

/** Said of a script whose process is gone; it may have been left for another page. */
const isOfLost = ({ message }: Refusal) => message === "Could not parse script result";

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

// Puts the real nginx and the real Caddy, with the files of this folder, in front of real servers.
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { testPages } from "../server/testing/makeSite.ts";
import { startTestServer } from "../server/testing/testServer.ts";
import { findPrograms } from "../test/browsers/installed.ts";
import { isLong } from "../test/soak.ts";
import { startProxy } from "./testing/startProxy.ts";

const start = (more: { port?: number; drainSeconds?: number } = {}) =>
  startTestServer({ config: { port: 0, trustedProxies: ["127.0.0.1"], ...more } });

// Visitors from more than one address of the machine itself: other systems have but one.
const isLinux = process.platform === "linux";

describe.each(["nginx", "caddy"] as const)("%s", (proxy) => {
  const found = findPrograms(proxy, { program: { names: [proxy], debian: proxy } }, searchPath());
  const program = found.ok ? found.value.program : "";
  const here = test.skipIf(!found.ok || !isLinux);
  const hereAtLength = test.skipIf(!found.ok || !isLinux || !isLong);

  here("visitors count by their own address, whatever they write", async () => {
    const { port } = await start();
    const { ask } = await startProxy(proxy, program, [port]);
    const nonce = (from: string, said: string) =>
      ask(from, "/api/sign-in/nonce", {
        ...write("{}"),
        headers: { ...write("{}").headers, "X-Forwarded-For": said },
      });
    const answers = [];
    for (let i = 0; i < 61; i += 1) answers.push(await nonce("127.0.0.2", `203.0.113.${i}`));
    expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
    expect(answers[60]?.status).toBe(429);
    expect((await nonce("127.0.0.3", "127.0.0.2")).status).toBe(200);
  });

  here("pages come as they were packed, rooms go in, and what is inside stays inside", async () => {
    const { port } = await start();
    const { ask } = await startProxy(proxy, program, [port]);
    const from = "127.0.0.2";
    const page = await ask(from, "/", { headers: { "Accept-Encoding": "br" } });
    expect(page).toMatchObject({ status: 200, headers: { "content-encoding": "br" } });
    expect(page.body.length).toBeLessThan(testPages.home.length);
    const again = { "Accept-Encoding": "br", "If-None-Match": String(page.headers.etag) };
    expect(await ask(from, "/", { headers: again })).toMatchObject({ status: 304 });

    for (const path of ["/metrics", "/readyz", "/healthz"]) {
      expect(await ask(from, path)).toMatchObject({ status: 404 });
    }
    // Nobody is signed in: the room arrived, and the server itself refused it.
    const refused = await ask(from, "/api/rooms", write("x".repeat(1_200_000)));
    expect(JSON.parse(refused.body.toString())).toMatchObject({ code: "not-signed-in" });
  });

  // Caddy as it comes counts nothing of an address.
  const hereInNginx = test.skipIf(!found.ok || !isLinux || proxy !== "nginx");

  hereInNginx(
    "who asks for too much at once is refused by the proxy, and nobody else is",
    async () => {
      const { port, logged } = await start();
      const { ask } = await startProxy(proxy, program, [port]);
      const many = await Promise.all(
        Array.from({ length: 340 }, () =>
          ask("127.0.0.4", "/favicon.svg").catch(() => ({ status: 429 })),
        ),
      );
      const refused = many.filter(({ status }) => status === 429).length;
      expect(refused).toBeGreaterThan(20);
      expect(logged.filter(({ msg }) => msg === "request").length).toBeLessThan(340);
      expect(await ask("127.0.0.5", "/")).toMatchObject({ status: 200 });
    },
  );

  hereAtLength(
    "one process after the other is started anew under load, and no request fails",
    async () => {
      // Caddy has to look twice; nginx does not look: it hears that connections close, and that none is taken.
      const drainSeconds = proxy === "caddy" ? 3 : 1;
      const servers = [await start({ drainSeconds }), await start({ drainSeconds })];
      const all = [...servers];
      const { ask } = await startProxy(
        proxy,
        program,
        servers.map(({ port }) => port),
      );
      let goesOn = true;
      const failed: unknown[] = [];
      const answered = { "/news": 0, [noncePath]: 0 };
      let visitors = 0;
      const visit = async (path: "/news" | typeof noncePath) => {
        while (goesOn) {
          visitors += 1;
          // Each from an address of its own, so that nobody has asked too often.
          const from = `127.0.${2 + (visitors >> 8)}.${visitors & 255}`;
          const sent = path === noncePath ? write("{}") : {};
          const answer = await ask(from, path, sent).catch((error: Error) => error);
          if (!(answer instanceof Error) && answer.status === 200) answered[path] += 1;
          else failed.push(answer instanceof Error ? answer.message : answer.status);
          // At full speed it would take both cores from whatever else is tested meanwhile.
          await setTimeout(10);
        }
      };
      // nginx hears of a stop by a refused connection, and what is written it may not send to another.
      const paths = proxy === "caddy" ? (["/news", noncePath] as const) : (["/news"] as const);
      const loading = [...Array(6 / paths.length)].flatMap(() => paths.map(visit));
      for (const { stop, port } of servers) {
        await stop();
        const next = await start({ port, drainSeconds });
        all.push(next);
        // As whoever restarts them waits until the new one is in use before the next is stopped.
        const isInUse = () =>
          next.logged.some(({ msg, path }) => msg === "request" && path !== "/readyz");
        await expect.poll(isInUse, { timeout: 20_000 }).toBe(true);
      }
      goesOn = false;
      await Promise.all(loading);
      expect(failed).toEqual([]);
      // What is written reached one process, once: none was cut short and sent to the other again.
      const served = all.flatMap(({ logged }) =>
        logged.filter(({ msg, path }) => msg === "request" && path === noncePath),
      );
      expect(served.length).toBe(answered[noncePath]);
    },
  );
});

const noncePath = "/api/sign-in/nonce";

const write = (body: string) => ({
  method: "POST",
  headers: {
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    Origin: "http://localhost:4173",
  },
  body,
});

/** Debian keeps nginx where only root looks. */
function searchPath(): string {
  return `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
}

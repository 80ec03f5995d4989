// Puts the real nginx and the real Caddy, with the files of this folder, in front of real servers.
import { describe, expect, test } from "vitest";
import { pages } from "../server/testing/makeSite.ts";
import { startTestServer } from "../server/testing/testServer.ts";
import { findPrograms } from "../test/browsers/installed.ts";
import { startProxy } from "./testing/startProxy.ts";

const start = (port = 0) => startTestServer({ config: { port, trustedProxies: ["127.0.0.1"] } });

// Visitors from more than one address of the machine itself: other systems have but one.
const isLinux = process.platform === "linux";

describe.each(["nginx", "caddy"] as const)("%s", (proxy) => {
  const found = findPrograms(proxy, { program: { names: [proxy], debian: proxy } }, searchPath());
  const program = found.ok ? found.value.program : "";
  const here = test.skipIf(!found.ok || !isLinux);

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
    expect(page.body.length).toBeLessThan(pages.home.length);
    const again = { "Accept-Encoding": "br", "If-None-Match": String(page.headers.etag) };
    expect(await ask(from, "/", { headers: again })).toMatchObject({ status: 304 });

    for (const path of ["/metrics", "/readyz", "/healthz"]) {
      expect(await ask(from, path)).toMatchObject({ status: 404 });
    }
    // Nobody is signed in: the room arrived, and the server itself refused it.
    const refused = await ask(from, "/api/rooms", write("x".repeat(1_200_000)));
    expect(JSON.parse(refused.body.toString())).toMatchObject({ code: "not-signed-in" });
  });

  here("one process after the other is started anew under load, and no request fails", async () => {
    const servers = [await start(), await start()];
    const { ask } = await startProxy(
      proxy,
      program,
      servers.map(({ port }) => port),
    );
    let goesOn = true;
    const failed: unknown[] = [];
    let answered = 0;
    const visitor = async () => {
      while (goesOn) {
        const answer = await ask("127.0.0.2", "/news").catch((error: Error) => error);
        if (!(answer instanceof Error) && answer.status === 200) answered += 1;
        else failed.push(answer instanceof Error ? answer.message : answer.status);
      }
    };
    const visitors = Array.from({ length: 6 }, visitor);
    for (const [i, server] of servers.entries()) {
      await server.stop();
      servers[i] = await start(server.port);
      const before = answered;
      await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(before + 30);
    }
    goesOn = false;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
  });
});

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

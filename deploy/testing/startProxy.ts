// Runs the nginx and the Caddy of this machine with the files of this folder, in front of servers under test.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { createServer } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";
import { answerTo, type RawRequest, type RawResponse } from "../../server/testing/ask.ts";
import { serveLocally } from "../../server/testing/serveLocally.ts";
import { testFolder } from "../../server/testing/testFolder.ts";

export type Proxy = "nginx" | "caddy";

export type RunningProxy = {
  /** Asks as a visitor who comes from that address of this machine. */
  ask(from: string, path: string, more?: RawRequest): Promise<RawResponse>;
};

export async function startProxy(
  proxy: Proxy,
  program: string,
  upstreams: readonly number[],
): Promise<RunningProxy> {
  const folder = await testFolder(`deploy-${proxy}`);
  const port = await freePort();
  const args = await (proxy === "nginx" ? configureNginx : configureCaddy)(folder, port, upstreams);
  const child = spawn(program, args.args, {
    env: { PATH: process.env.PATH, HOME: folder, ...args.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const gone = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await gone;
  });
  const running = {
    ask: (from: string, ...question: [string, RawRequest?]) => ask(port, from, ...question),
  };
  for (;;) {
    const up = await running.ask("127.0.0.1", "/up").then(
      () => true,
      () => false,
    );
    if (up) return running;
    if (child.exitCode !== null) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const inDeploy = (name: string): string => path.join(import.meta.dirname, "..", name);

type Started = { args: string[]; env: Record<string, string> };

async function configureCaddy(
  folder: string,
  port: number,
  upstreams: readonly number[],
): Promise<Started> {
  const file = path.join(folder, "Caddyfile");
  // Its own authority signs for an address of this machine, and it is not to be installed here.
  const options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n";
  const site = await readFile(inDeploy("Caddyfile"), "utf8");
  if (!/^\{\n/m.test(site)) throw new Error("deploy/Caddyfile has no options for all sites.");
  await writeFile(file, site.replace(/^\{\n/m, options));
  return {
    args: ["run", "--config", file, "--adapter", "caddyfile"],
    env: {
      SITE_ORIGIN: `https://localhost:${port}`,
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(" "),
    },
  };
}

async function configureNginx(
  folder: string,
  port: number,
  upstreams: readonly number[],
): Promise<Started> {
  // Started by root, nginx works as another user, who has to get to its own folders.
  await chmod(folder, 0o755);
  const inFolder = (name: string) => path.join(folder, name);
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", inFolder("key.pem"), "-out", inFolder("cert.pem")];
  execFileSync("openssl", ["req", "-x509", ...key, ...files, "-subj", "/CN=localhost"], {
    stdio: "ignore",
  });
  let site = await readFile(inDeploy("nginx.conf"), "utf8");
  // Only where the file says "replace": addresses, the certificate and its key.
  const replace = (from: string, to: string) => {
    if (!site.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`);
    site = site.replaceAll(from, to);
  };
  replace("listen 80;", `listen 127.0.0.1:${await freePort()};`);
  replace("listen [::]:80;", "");
  replace("listen 443 ", `listen 127.0.0.1:${port} `);
  replace("listen [::]:443 ssl http2;", "");
  replace("/etc/letsencrypt/live/loamstead.example/fullchain.pem", inFolder("cert.pem"));
  replace("/etc/letsencrypt/live/loamstead.example/privkey.pem", inFolder("key.pem"));
  const server = (address: string) => `\tserver ${address} max_fails=0;\n`;
  replace(
    server("127.0.0.1:4173"),
    upstreams.map((upstream) => server(`127.0.0.1:${upstream}`)).join(""),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(inFolder("site.conf"), site);
  await writeFile(
    inFolder("nginx.conf"),
    `daemon off; pid ${inFolder("pid")}; error_log stderr;
     events {}
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${inFolder(name)};`).join("\n")}
       include ${inFolder("site.conf")};
     }`,
  );
  return { args: ["-p", folder, "-e", "stderr", "-c", inFolder("nginx.conf")], env: {} };
}

async function freePort(): Promise<number> {
  const { port, stop } = await serveLocally(createServer());
  await stop();
  return port;
}

function ask(
  port: number,
  from: string,
  target: string,
  question: RawRequest = {},
): Promise<RawResponse> {
  const { method = "GET", headers = {}, body } = question;
  const req = request({
    host: "127.0.0.1",
    servername: "localhost",
    port,
    path: target,
    method,
    headers: { Host: `localhost:${port}`, ...headers },
    localAddress: from,
    // Signed by nobody; what is looked at here comes after.
    rejectUnauthorized: false,
    agent: false,
  });
  return answerTo(req, body);
}

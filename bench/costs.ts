// Measures what each thing that visitors do costs the whole server: processor time, memory, disk.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { roomJson } from "../server/rooms/testing/visitors.ts";
import { median, row } from "./figures/figures.ts";
import { type Answer, openLine } from "./signIn/openLine.ts";
import { askForNonce, begin, sign } from "./signIn/signInAt.ts";
import { type Server, siteOrigin, withServer } from "./signIn/withServer.ts";

const rounds = 5;
const timesEach = 200;

let visitors = 0;

function request(method: string, path: string, more = "", body = ""): string {
  visitors += 1;
  return (
    `${method} ${path} HTTP/1.1\r\nHost: farm.example\r\nAccept-Encoding: br\r\n` +
    `X-Forwarded-For: 10.9.${visitors >> 8}.${visitors & 255}\r\n${more}` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

function must({ status, body, head }: Answer): Answer {
  if (status < 300) return { status, body, head };
  throw new Error(`Something was answered with ${status}. ${body}`);
}

async function measure({ port, metric, usedSeconds }: Server): Promise<void> {
  const megabytes = async () =>
    Math.round((await metric("process_resident_memory_bytes")) / 1_048_576);
  console.log(`memory after the start: ${await megabytes()} MiB`);
  const line = await openLine(port);
  const account = privateKeyToAccount(generatePrivateKey());
  const signIn = async () => begin(line, await sign(account, await askForNonce(line)));
  const cookie = `Cookie: ${await signIn()}\r\n`;
  const write = `${cookie}Origin: ${siteOrigin}\r\nContent-Type: application/json\r\n`;
  const room = (name: string) => JSON.stringify({ document: roomJson(name) });
  const ask = async (...sent: Parameters<typeof request>) => must(await line.ask(request(...sent)));
  const made = JSON.parse((await ask("POST", "/api/rooms", write, room("Kitchen"))).body);
  let version = 1;
  const save = async () => {
    const match = `If-Match: "${version}"\r\n`;
    version += 1;
    await ask("PUT", `/api/rooms/${made.id}`, write + match, room(`Kitchen ${version}`));
  };
  await ask("POST", `/api/rooms/${made.id}/publish`, write, "{}");

  const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    "a page from a file": () => ask("GET", "/"),
    "a session check": () => ask("GET", "/api/session", cookie),
    "a sign-in": signIn,
    "a list of rooms": () => ask("GET", "/api/rooms", cookie),
    "a save of a small room": save,
    "a picture kept": () => ask("GET", `/rooms/${made.id}.png`),
  };
  await ask("GET", `/rooms/${made.id}.png?size=large`);
  const startedAt = performance.now();
  for (let i = 0; i < 5; i += 1) {
    await save();
    await ask("GET", `/rooms/${made.id}.png?size=large`);
  }
  const drawnMs = (performance.now() - startedAt) / 5;
  for (;;) if (/^etag/im.test((await ask("GET", `/rooms/${made.id}.png`)).head)) break;

  console.log(row(["", "processor", "one by one"]));
  for (const [name, deed] of Object.entries(deeds)) {
    const [used, took]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const [before, at] = [await usedSeconds(), performance.now()];
      for (let i = 0; i < timesEach; i += 1) await deed();
      took.push((performance.now() - at) / timesEach);
      used.push((((await usedSeconds()) - before) * 1_000) / timesEach);
    }
    console.log(row([name, `${median(used).toFixed(2)} ms`, `${median(took).toFixed(2)} ms`]));
  }
  console.log(row(["a large picture drawn", "", `${drawnMs.toFixed(0)} ms`]));
  console.log(`memory after it all: ${await megabytes()} MiB`);
}

await withServer(measure);

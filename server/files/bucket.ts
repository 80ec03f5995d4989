// Keeps files in a bucket of any store that speaks S3.
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { AwsClient } from "aws4fetch";
import { boundedFetch } from "../http/boundedFetch.ts";
import type { FileEntry, Files, FileTrouble } from "./files.ts";

export type Bucket = {
  /** An origin. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** No store lists more names at once. */
const PAGE_SIZE = 1_000;
/** Several times the largest picture, and the longest list. */
const MOST_BYTES = 16 * 1_048_576;
/** For one try. */
const TIMEOUT_MS = 5_000;
const TRIES = 3;
const PAUSE_MS = 200;
/** So long nobody waits for a store that could not be reached. */
const GIVEN_UP_MS = 5_000;

type Asked = { method: string; address: string; body?: Uint8Array; type?: string };
type Answered = { status: number; bytes: Buffer };

export function openBucket(
  bucket: Bucket,
  { timeoutMs = TIMEOUT_MS, pageSize = PAGE_SIZE, clock = Date.now } = {},
): Files {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const fetchBounded = boundedFetch(MOST_BYTES);
  const root = `${bucket.endpoint}/${bucket.name}`;
  const addressOf = (name: string) => `${root}/${name}`;

  async function askOnce({ method, address, body, type }: Asked): Promise<Answered> {
    const request = await client.sign(address, {
      method,
      ...(body && { body: new Uint8Array(body) }),
      headers: {
        "X-Amz-Content-Sha256": createHash("sha256")
          .update(body ?? "")
          .digest("hex"),
        ...(body && { "Content-Type": type ?? "application/octet-stream" }),
      },
    });
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetchBounded(request, { signal, redirect: "manual" });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  let givenUp: { until: number; trouble: FileTrouble } | undefined;

  /** Whatever is asked may be asked again: it comes to the same. */
  async function ask(asked: Asked): Promise<Result<Answered, FileTrouble>> {
    for (let tried = 1; ; tried += 1) {
      if (givenUp && clock() < givenUp.until) return refuse(givenUp.trouble);
      const answered = await askOnce(asked).then(accept, (error) => refuse(troubleOf(error)));
      const status = answered.ok ? answered.value.status : 0;
      const isPassing = status === 0 || status === 429 || status >= 500;
      if (!isPassing) return answered;
      if (tried < TRIES) await setTimeout(PAUSE_MS * tried);
      else if (answered.ok) return answered;
      else givenUp = { until: clock() + GIVEN_UP_MS, trouble: answered.reason };
    }
  }

  /** The older of the two ways to list: every store has it, and goes on behind a name as it is. */
  async function listPage(folder: string, after: string, most: number) {
    const query = new URLSearchParams({
      prefix: folder,
      "max-keys": String(most),
      ...(after !== "" && { marker: after }),
    });
    const answered = await ask({ method: "GET", address: `${root}?${query}` });
    if (!answered.ok) return answered;
    if (answered.value.status !== 200) return refuse(told(answered.value));
    return accept(answered.value.bytes.toString());
  }

  return {
    async read(name) {
      const answered = await ask({ method: "GET", address: addressOf(name) });
      if (!answered.ok) return answered;
      if (answered.value.status === 200) return accept(answered.value.bytes);
      const isMissing = answered.value.status === 404 && codeIn(answered.value) === "NoSuchKey";
      return isMissing ? accept(undefined) : refuse(told(answered.value));
    },

    async has(name) {
      const answered = await ask({ method: "HEAD", address: addressOf(name) });
      if (!answered.ok) return answered;
      // An answer without a body names no code: that the bucket itself is there, `check` has found.
      const { status } = answered.value;
      return status === 200 || status === 404
        ? accept(status === 200)
        : refuse(told(answered.value));
    },

    async write(name, bytes, type) {
      const asked = { method: "PUT", address: addressOf(name), body: bytes };
      const answered = await ask(type === undefined ? asked : { ...asked, type });
      if (!answered.ok) return answered;
      return answered.value.status === 200 ? accept(undefined) : refuse(told(answered.value));
    },

    async remove(name) {
      const answered = await ask({ method: "DELETE", address: addressOf(name) });
      if (!answered.ok) return answered;
      const isGone = answered.value.status < 300 || codeIn(answered.value) === "NoSuchKey";
      return isGone ? accept(undefined) : refuse(told(answered.value));
    },

    async *list(folder) {
      let after = "";
      for (;;) {
        const page = await listPage(`${folder}/`, after, pageSize);
        if (!page.ok) return yield page;
        const listed = [...listedIn(page.value)];
        for (const one of listed) yield accept(one);
        const last = listed.at(-1);
        if (last === undefined || !page.value.includes("<IsTruncated>true<")) return;
        after = last.name;
      }
    },

    async check() {
      const page = await listPage("pictures/", "", 1);
      return page.ok ? accept(undefined) : page;
    },
  };
}

const codeIn = ({ bytes }: Answered) =>
  /<Code>(\w{1,64})<\/Code>/.exec(bytes.toString("utf8", 0, 4_096))?.[1];

function told(answered: Answered): FileTrouble {
  const code = codeIn(answered) ?? "";
  const isFull = answered.status === 507 || /Quota|StorageFull/.test(code);
  const reason = `the bucket answered ${answered.status} ${code}`.trim();
  return { why: isFull ? "full" : "away", reason };
}

/** What it was that went wrong below is in the cause. */
function troubleOf(error: unknown): FileTrouble {
  const { message, cause } = error as Error;
  const { code } = (cause ?? {}) as NodeJS.ErrnoException;
  return { why: "away", reason: `the bucket could not be asked: ${code ?? message}` };
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The names are plain, and so is what a store writes of each: no more of XML is needed. */
function* listedIn(xml: string): Generator<FileEntry> {
  for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const field = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(entry)?.[1];
    const name = field("Key")?.replaceAll(/&(\w+);/g, (whole, sign) => signs[sign] ?? whole);
    const [bytes, at] = [Number(field("Size")), Date.parse(field("LastModified") ?? "")];
    if (name !== undefined && !Number.isNaN(bytes + at)) yield { name, bytes, at };
  }
}

// As much of a browser as the sign-in sees: cookies that are kept, and headers as a page sends them.
import type { Hex, LocalAccount } from "viem";
import { site } from "./settings.ts";

export type BrowserResponse = { status: number; body: unknown; headers: Headers };

export type TestBrowser = {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<BrowserResponse>;
  write(path: string, body?: unknown, options?: WriteOptions): Promise<BrowserResponse>;
  nonce(body?: object): Promise<string>;
  verify(message: string, signature: Hex): Promise<BrowserResponse>;
  signIn(account: LocalAccount): Promise<BrowserResponse>;
};

type WriteOptions = { method?: "POST" | "PUT" | "DELETE"; headers?: Record<string, string> };

type Options = {
  siteOrigin?: string;
  /** Where the request comes from, as our proxy says. */
  address?: string;
  cookies?: ReadonlyMap<string, string>;
};

export function openTestBrowser(port: number, options: Options = {}): TestBrowser {
  const { siteOrigin = site.siteOrigin, address = "192.0.2.1" } = options;
  const cookies = new Map(options.cookies);

  async function send(path: string, init: RequestInit): Promise<BrowserResponse> {
    const headers: Record<string, string> = {
      "X-Forwarded-For": address,
      Cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; "),
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/; Max-Age=0(?:;|$)/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? undefined : JSON.parse(text),
      headers: response.headers,
    };
  }

  const browser: TestBrowser = {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    write: (path, body = {}, { method = "POST", headers = {} } = {}) =>
      send(path, {
        method,
        headers: { Origin: siteOrigin, "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async nonce(body) {
      const answer = await browser.write("/api/sign-in/nonce", body);
      if (answer.status !== 200) throw new Error(`no nonce: ${JSON.stringify(answer.body)}`);
      return (answer.body as { nonce: string }).nonce;
    },
    verify: (message, signature) => browser.write("/api/sign-in/verify", { message, signature }),
    async signIn(account) {
      const message = messageFor(account.address, await browser.nonce(), { siteOrigin });
      return browser.verify(message, await account.signMessage({ message }));
    },
  };
  return browser;
}

type MessageParts = { siteOrigin?: string; now?: number; chainId?: number; statement?: string };

export function messageFor(address: string, nonce: string, parts: MessageParts = {}): string {
  const { siteOrigin = site.siteOrigin, now = Date.now(), chainId = 1 } = parts;
  return [
    `${new URL(siteOrigin).host} wants you to sign in with your Ethereum account:`,
    address,
    "",
    parts.statement ?? site.statement,
    "",
    `URI: ${siteOrigin}/`,
    "Version: 1",
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(now).toISOString()}`,
    `Expiration Time: ${new Date(now + 600_000).toISOString()}`,
  ].join("\n");
}

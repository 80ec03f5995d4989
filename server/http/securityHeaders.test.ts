// Tests the security headers on answers of every kind.
import { describe, expect, test } from "vitest";
import { ask, sendRawBytes } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { securityHeaders } from "./securityHeaders.ts";

const none = { connect: [], images: [], frames: [], frameAncestors: [] };

describe("securityHeaders", () => {
  test("the headers are exactly these", () => {
    const sources = {
      connect: ["https://node.example", "wss://relay.example"],
      images: ["https:"],
      frames: ["https://frame.example"],
      frameAncestors: ["https://safe.example"],
    };
    const { site, api } = securityHeaders("http://localhost:4173", sources);
    expect(Object.fromEntries(api)).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    }
  `);
    expect(Object.fromEntries(site)).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; media-src blob:; font-src 'self'; connect-src 'self' https://node.example wss://relay.example; frame-src https://frame.example; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self' https://safe.example",
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    }
  `);
  });

  test("the policy allows nothing inline, no evaluated code, and no other host unasked", () => {
    const policy = new Map(securityHeaders("http://h", none).site).get("Content-Security-Policy");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toContain("frame-src 'none'");
  });

  test("only an https origin makes browsers insist on https", () => {
    const strict = (origin: string) =>
      Object.values(securityHeaders(origin, none)).map((headers) =>
        new Map(headers).get("Strict-Transport-Security"),
      );
    expect(strict("https://farm.example")).toEqual(["max-age=31536000", "max-age=31536000"]);
    expect(strict("http://farm.example")).toEqual([undefined, undefined]);
  });

  test("every answer carries those of its kind", async () => {
    const { port } = await startTestServer({ siteOrigin: "https://farm.example", basePath: "/f/" });
    const { site, api } = securityHeaders("https://farm.example", none);
    const lowerCase = (headers: typeof site) =>
      Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
    const { "content-security-policy": policy, ...expected } = lowerCase(site);
    expect(policy).toBeDefined();
    for (const [status, path, method] of [
      [200, "/f/"],
      [200, "/f/assets/app-1a2b3c.js"],
      [200, "/healthz"],
      [308, "/f"],
      [308, "/f/news/"],
      [400, "/f/%"],
      [404, "/elsewhere"],
      [404, "/f/nothing"],
      // Only rooms that are shown may be framed, whatever else is asked so.
      [200, "/f/?embed"],
      [405, "/f/", "POST"],
      [405, "/f/healthz", "POST"],
    ] as const) {
      const answer = await ask(port, path, method === undefined ? {} : { method });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(expected);
      expect(answer.headers["content-security-policy"]).toMatch(
        /connect-src 'self' https:\/\/node\.farm/,
      );
      expect(answer.headers["content-security-policy"]).not.toMatch(/frame-ancestors [^;]*\*/);
    }
    for (const [status, path, method] of [
      [200, "/f/api/settings"],
      [200, "/f/api/session"],
      [404, "/f/api/nothing"],
      [405, "/f/api/settings", "POST"],
    ] as const) {
      const headers: Record<string, string> =
        method === undefined ? {} : { Origin: "https://farm.example" };
      const answer = await ask(port, path, { headers, ...(method && { method }) });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(lowerCase(api));
      expect(answer.headers).not.toHaveProperty("permissions-policy");
    }
    const badHost = await sendRawBytes(
      port,
      "GET /f/api/x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
    );
    expect(badHost).toMatch(/^HTTP\/1.1 400 /);
    expect(badHost).toContain("Content-Security-Policy: default-src 'none'");
    expect(badHost).toContain('"code":"bad-request"');
  });
});

// Tests the security headers on answers of every kind.
import { expect, test } from "vitest";
import { ask, say } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { securityHeaders } from "./securityHeaders.ts";

const none = { connect: [], images: [], frames: [], frameAncestors: [] };

test("the headers are exactly these", () => {
  const sources = {
    connect: ["https://node.example", "wss://relay.example"],
    images: ["https:"],
    frames: ["https://frame.example"],
    frameAncestors: ["https://safe.example"],
  };
  expect(
    Object.fromEntries(securityHeaders("http://localhost:4173", sources)),
  ).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; font-src 'self'; connect-src 'self' https://node.example wss://relay.example; frame-src https://frame.example; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self' https://safe.example",
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    }
  `);
});

test("the policy allows nothing inline, no evaluated code, and no other host unasked", () => {
  const policy = new Map(securityHeaders("http://h", none)).get("Content-Security-Policy");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain("frame-src 'none'");
});

test("only an https origin makes browsers insist on https", () => {
  const strict = (origin: string) =>
    new Map(securityHeaders(origin, none)).get("Strict-Transport-Security");
  expect(strict("https://farm.example")).toBe("max-age=31536000");
  expect(strict("http://farm.example")).toBeUndefined();
});

test("every answer carries them", async () => {
  const { port } = await startTestServer({ siteOrigin: "https://farm.example", basePath: "/f/" });
  const { "content-security-policy": policy, ...expected } = Object.fromEntries(
    securityHeaders("https://farm.example", none).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
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
    [404, "/f/api/nothing"],
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
  const badHost = await say(
    port,
    "GET /f/api/x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
  );
  expect(badHost).toMatch(/^HTTP\/1.1 400 /);
  expect(badHost).toContain("Content-Security-Policy: default-src 'none'");
  expect(badHost).toContain('"code":"bad-request"');
});

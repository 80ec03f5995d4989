// Proves where passkeys are offered and where not.
import { expect, test } from "vitest";
import { availabilityOf, type PasskeyEnvironment } from "./availability.ts";

const desk: PasskeyEnvironment = {
  hasPasskeys: true,
  hasOwnAuthenticator: true,
  host: "farm.example",
  inIframe: false,
  platform: "desktop",
  provider: null,
};

test.each<[string, Partial<PasskeyEnvironment>, "this" | "another"]>([
  ["a desk", {}, "this"],
  ["a desk with a wallet's extension", { provider: {} }, "this"],
  ["a desk without finger or face", { hasOwnAuthenticator: false }, "another"],
  ["a phone", { platform: "iOS" }, "this"],
])("%s", (_, change, device) => {
  const answer = { ok: true, value: { device } };
  expect(availabilityOf({ ...desk, ...change }, "farm.example")).toEqual(answer);
});

test.each<[string, Partial<PasskeyEnvironment>, string]>([
  ["a wallet's own browser on a phone", { platform: "Android", provider: {} }, "in-app-browser"],
  ["a page in a frame", { inIframe: true }, "framed"],
  ["a page at another host", { host: "www.farm.example" }, "other-host"],
  ["a browser that knows none", { hasPasskeys: false }, "unsupported"],
])("not %s", (_, change, reason) => {
  const answer = { ok: false, reason };
  expect(availabilityOf({ ...desk, ...change }, "farm.example")).toEqual(answer);
});

test.each(["127.0.0.1", "[::1]"])("not at %s, even if the site is there", (host) => {
  expect(availabilityOf({ ...desk, host }, host)).toEqual({ ok: false, reason: "other-host" });
  expect(availabilityOf({ ...desk, host: "localhost" }, "localhost").ok).toBe(true);
});

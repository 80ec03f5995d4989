// Tests where each browser and each phone is sent for a wallet.
import { expect, test } from "vitest";
import { downloadFor } from "./downloadFor.ts";
import type { Environment } from "./environment.ts";
import { metaMask } from "./metaMask.ts";

const all = {
  downloadUrls: {
    android: "android",
    ios: "ios",
    mobile: "mobile",
    qrCode: "code",
    chrome: "chrome",
    edge: "edge",
    firefox: "firefox",
    opera: "opera",
    safari: "safari",
    browserExtension: "any",
  },
};
const on = (more: Partial<Environment>): Environment => ({
  browser: "Chrome",
  platform: "desktop",
  inIframe: false,
  provider: null,
  ...more,
});

test.each([
  ["Arc", "chrome"],
  ["Brave", "chrome"],
  ["Chrome", "chrome"],
  ["Edge", "edge"],
  ["Opera", "opera"],
  ["Firefox", "firefox"],
  ["Safari", "safari"],
  ["Browser", "any"],
] as const)("%s is sent to %s", (browser, extension) => {
  expect(downloadFor(all, on({ browser }))).toEqual({ extension, qrCode: "code" });
});

test.each([
  ["Edge", "chrome"],
  ["Opera", "chrome"],
  ["Firefox", "any"],
  ["Safari", "any"],
] as const)("without a store of its own, %s is sent to %s", (browser, extension) => {
  const urls = { downloadUrls: { chrome: "chrome", browserExtension: "any" } };
  expect(downloadFor(urls, on({ browser }))).toEqual({ extension });
});

test("a phone is sent to its own store, or to a page that knows", () => {
  expect(downloadFor(all, on({ platform: "iOS", browser: "Safari" }))).toEqual({ app: "ios" });
  expect(downloadFor(all, on({ platform: "Android" }))).toEqual({ app: "android" });
  const page = { downloadUrls: { mobile: "mobile", qrCode: "code", chrome: "chrome" } };
  expect(downloadFor(page, on({ platform: "iOS" }))).toEqual({ app: "mobile" });
});

test("a wallet that is found nowhere is downloaded nowhere", () => {
  expect(downloadFor({ downloadUrls: {} }, on({}))).toEqual({});
  expect(downloadFor({ downloadUrls: { chrome: "chrome" } }, on({ platform: "iOS" }))).toEqual({});
});

test("MetaMask's places are its own", () => {
  const { extension } = downloadFor(metaMask, on({ browser: "Firefox" }));
  expect(extension).toBe("https://addons.mozilla.org/firefox/addon/ether-metamask");
});

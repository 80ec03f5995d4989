// Tests that browsers and devices are known by what they really say of themselves.
import { expect, test } from "vitest";
import { type Clues, environmentOf } from "./environment.ts";

const agents = {
  chrome:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  edge: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
  opera:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/123.0.0.0",
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
  safari:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
  chromeOnIPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1",
  firefoxOnIPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/144.0 Mobile/15E148 Safari/605.1.15",
  edgeOnIPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 EdgiOS/141.0 Mobile/15E148 Safari/604.1",
  oldIPad:
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
  pixel:
    "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  reader: "Lynx/2.9.2 libwww-FM/2.14",
};

const clues = (more: Partial<Clues>): Clues => ({
  userAgent: agents.chrome,
  navigatorPlatform: "Win32",
  maxTouchPoints: 0,
  hasBraveMark: false,
  hasArcPalette: false,
  inIframe: false,
  ethereum: undefined,
  ...more,
});

test.each([
  ["chrome", "Chrome", "desktop"],
  ["edge", "Edge", "desktop"],
  ["opera", "Opera", "desktop"],
  ["firefox", "Firefox", "desktop"],
  ["safari", "Safari", "desktop"],
  ["reader", "Browser", "desktop"],
  ["iPhone", "Safari", "iOS"],
  ["chromeOnIPhone", "Chrome", "iOS"],
  ["firefoxOnIPhone", "Firefox", "iOS"],
  ["edgeOnIPhone", "Edge", "iOS"],
  ["oldIPad", "Safari", "iOS"],
  ["pixel", "Chrome", "Android"],
] as const)("%s is %s on %s", (agent, browser, platform) => {
  expect(environmentOf(clues({ userAgent: agents[agent] }))).toMatchObject({ browser, platform });
});

test("Brave and Arc look like Chrome and are known by their marks", () => {
  expect(environmentOf(clues({ hasBraveMark: true })).browser).toBe("Brave");
  expect(environmentOf(clues({ hasArcPalette: true })).browser).toBe("Arc");
  const edge = clues({ userAgent: agents.edge, hasArcPalette: true });
  expect(environmentOf(edge).browser).toBe("Edge");
});

test("an iPad that calls itself a Mac is known by its touch, a Mac is none", () => {
  const mac = clues({ userAgent: agents.safari, navigatorPlatform: "MacIntel" });
  expect(environmentOf(mac).platform).toBe("desktop");
  expect(environmentOf({ ...mac, maxTouchPoints: 5 }).platform).toBe("iOS");
});

test("a touch screen on a desk is no phone", () => {
  expect(environmentOf(clues({ maxTouchPoints: 10 })).platform).toBe("desktop");
});

test("a provider tells its flags, its own and those of its class, and nothing else", () => {
  class Provider {
    isRainbow = true;
    isMetaMask = "yes";
    isConnected = () => true;
    chainId = "0x1";
  }
  const inheriting = Object.create({ isBraveWallet: true }, {});
  expect(environmentOf(clues({ ethereum: new Provider() })).provider?.flags).toEqual(["isRainbow"]);
  expect(environmentOf(clues({ ethereum: inheriting })).provider?.flags).toEqual(["isBraveWallet"]);
  expect(environmentOf(clues({ ethereum: {} })).provider).toEqual({ flags: [] });
});

test.each([undefined, null, "0x1", 7])("%s is no provider", (ethereum) => {
  expect(environmentOf(clues({ ethereum })).provider).toBeNull();
});

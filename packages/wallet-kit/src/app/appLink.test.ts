// Tests which links a connected wallet may have opened for itself: such as can only open an app.
import { expect, test } from "vitest";
import { appLinkIn, isAppLink } from "./appLink.ts";

test.each([
  "metamask://",
  "okex://main",
  "cool-wallet.app://",
  "https://metamask.app.link",
  "https://link.trustwallet.com/",
])("%s opens an app", (link) => {
  expect(isAppLink(link)).toBe(true);
});

test.each([
  "",
  "metamask",
  "wc://",
  "javascript://%0aalert(1)",
  "javascript:alert(1)",
  "data://text/html",
  "http://metamask.app.link",
  "https://user:password@example.org",
  "https://example.org/wc?uri=1",
  "intent://x",
  "metamask://wc?uri=1#",
  "file:///etc/passwd",
  `${"a".repeat(60)}://`,
  7,
  undefined,
])("%s does not", (link) => {
  expect(isAppLink(link)).toBe(false);
});

test("its own scheme comes before the detour through the web", () => {
  const universal = "https://rnbwapp.com";
  expect(appLinkIn({ native: "rainbow://", universal })).toBe("rainbow://");
  expect(appLinkIn({ native: "", universal })).toBe(universal);
  expect(appLinkIn({ native: 7 })).toBeUndefined();
  expect(appLinkIn(undefined)).toBeUndefined();
});

// Tests that a browser is named by words of our own, whatever it calls itself.
import { describe, expect, test } from "vitest";
import { describeDevice } from "./describeDevice.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("describeDevice", () => {
  test.each([
    [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox on Linux"],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      "Chrome on Windows",
    ],
    [
      `${mozilla} (Windows NT 10.0; Win64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
      "Edge on Windows",
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1`,
      "Safari on macOS",
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile Safari/604.1`,
      "Safari on iPhone",
    ],
    [
      `${mozilla} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Safari/604.1`,
      "Chrome on iPad",
    ],
    [
      `${mozilla} (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
      "Chrome on Android",
    ],
    [
      `${mozilla} (X11; CrOS x86_64) ${webkit} Chrome/140.0 Safari/537.36 OPR/120.0`,
      "Opera on ChromeOS",
    ],
    ["curl/8.5.0", "Unknown browser"],
    ["<script>alert(1)</script> on Linux", "Unknown browser on Linux"],
    ["", "Unknown browser"],
    [undefined, "Unknown browser"],
  ])("%s", (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });
});

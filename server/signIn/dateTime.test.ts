// Tests times in their place in a message, as RFC 3339 allows them.
import { describe, expect, test } from "vitest";
import { messageWith } from "./testing/goodMessage.ts";
import { accepted, parseFailure } from "./testing/parsed.ts";

describe("dateTime", () => {
  test.each([
    ["2026-03-01T06:30:00Z", Date.UTC(2026, 2, 1, 6, 30)],
    ["2026-03-01t06:30:00z", Date.UTC(2026, 2, 1, 6, 30)],
    ["2026-03-01T06:30:00.1Z", Date.UTC(2026, 2, 1, 6, 30, 0, 100)],
    ["2026-03-01T06:30:00.123456789Z", Date.UTC(2026, 2, 1, 6, 30, 0, 123)],
    ["2026-03-01T06:30:00+23:59", Date.UTC(2026, 1, 28, 6, 31)],
    ["2026-03-01T06:30:00-08:00", Date.UTC(2026, 2, 1, 14, 30)],
    ["2026-03-01T06:30:00-00:00", Date.UTC(2026, 2, 1, 6, 30)],
    ["2024-02-29T23:59:59Z", Date.UTC(2024, 1, 29, 23, 59, 59)],
    ["2000-02-29T00:00:00Z", Date.UTC(2000, 1, 29)],
    ["2016-12-31T23:59:60Z", Date.UTC(2017, 0, 1)],
    ["0001-01-01T00:00:00Z", -62135596800000],
    ["9999-12-31T23:59:59Z", Date.UTC(9999, 11, 31, 23, 59, 59)],
  ])("accepts the time %s", (text, time) => {
    expect(accepted(messageWith({ issuedAt: `Issued At: ${text}` })).issuedAt).toBe(time);
  });

  test.each([
    "",
    "yesterday",
    "2026-03-01",
    "2026-03-01T06:30Z",
    "2026-03-01 06:30:00Z",
    "2026-03-01T06:30:00",
    "2026-03-01T06:30:00.Z",
    "2026-03-01T06:30:00,5Z",
    "2026-3-1T06:30:00Z",
    "26-03-01T06:30:00Z",
    "+02026-03-01T06:30:00Z",
    "2026-00-01T06:30:00Z",
    "2026-13-01T06:30:00Z",
    "2026-03-00T06:30:00Z",
    "2026-04-31T06:30:00Z",
    "2026-02-29T06:30:00Z",
    "1900-02-29T06:30:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T06:60:00Z",
    "2026-03-01T06:30:61Z",
    "2026-03-01T06:30:00+24:00",
    "2026-03-01T06:30:00+01:60",
    "2026-03-01T06:30:00+0100",
    "2026-03-01T06:30:00ZZ",
    "2026-03-01T06:30:00Z ",
    "Sun, 01 Mar 2026 06:30:00 GMT",
    "1772346600000",
    "\u0662\u0660\u0662\u0666-03-01T06:30:00Z",
  ])("refuses the time %j", (time) => {
    expect(parseFailure(messageWith({ issuedAt: `Issued At: ${time}` }))).toBe("bad-issued-at");
    expect(parseFailure(messageWith({ expirationTime: `Expiration Time: ${time}` }))).toBe(
      "bad-expiration-time",
    );
    expect(parseFailure(messageWith({ notBefore: `Not Before: ${time}` }))).toBe("bad-not-before");
  });
});

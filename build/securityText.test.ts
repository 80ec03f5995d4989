import { expect, it } from "vitest";
import { securityText } from "./securityText.ts";

it("has what RFC 9116 asks for, and ends within the year", () => {
  const now = new Date("2026-11-25T23:59:59.999Z");
  const text = securityText({
    contact: "mailto:hole@farm.example",
    origin: "https://farm.example",
    now,
  });
  expect(text.split("\n")).toEqual([
    "Contact: mailto:hole@farm.example",
    "Expires: 2027-11-20T23:59:59Z",
    "Preferred-Languages: en",
    "Canonical: https://farm.example/.well-known/security.txt",
    "",
  ]);
});

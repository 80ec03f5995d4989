// Tests what is made of npm's report: holes by package, grave or not, and a registry that does not say.
import { expect, test } from "vitest";
import { isGrave, readAudit } from "./readAudit.ts";

test("a hole is told by the package that has it, and not by those above it", () => {
  const printed = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      plough: { severity: "high", via: [{ title: "It cuts too deep", url: "https://a.example" }] },
      farm: { severity: "high", via: ["plough"] },
      rake: { severity: "low", via: [{ title: "It creaks" }] },
    },
  });
  const audit = readAudit(printed);
  const plough = { package: "plough", severity: "high", title: "It cuts too deep" };
  const rake = { package: "rake", severity: "low", title: "It creaks" };
  expect(audit).toEqual({ isKnown: true, holes: [plough, rake] });
  expect([plough, rake].map(isGrave)).toEqual([true, false]);
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ isKnown: true, holes: [] });
});

test("a registry that gives no answer is told, and is not taken for a clean one", () => {
  expect(
    readAudit('{"message":"405 Method Not Allowed - POST https://a.example/bulk","error":{}}'),
  ).toEqual({ isKnown: false, why: "405 Method Not Allowed" });
  expect(readAudit("")).toEqual({ isKnown: false, why: "npm printed no report" });
  expect(readAudit("[]")).toEqual({ isKnown: false, why: "npm printed no report" });
});

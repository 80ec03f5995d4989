// Reads what `npm audit --json` printed: which holes are known, or that the registry did not say.
import * as v from "valibot";

export type Hole = { package: string; severity: string; title: string };

export type Audit = { isKnown: true; holes: readonly Hole[] } | { isKnown: false; why: string };

const report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.string(),
      via: v.array(v.union([v.string(), v.object({ title: v.string() })])),
    }),
  ),
});

const refusal = v.object({ message: v.string() });

export function readAudit(printed: string): Audit {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), printed);
  if (!json.success) return { isKnown: false, why: "npm printed no report" };
  const read = v.safeParse(report, json.output);
  if (!read.success) {
    const said = v.safeParse(refusal, json.output);
    return {
      isKnown: false,
      why: said.success ? said.output.message.split(" - ")[0]! : "npm printed no report",
    };
  }
  const holes = Object.entries(read.output.vulnerabilities).flatMap(([name, { severity, via }]) =>
    // What only depends on one that has a hole is told by that one.
    via
      .filter((by) => typeof by === "object")
      .map(({ title }) => ({ package: name, severity, title })),
  );
  return { isKnown: true, holes };
}

/** Worth a release of its own. */
export const isGrave = ({ severity }: Hole): boolean => ["high", "critical"].includes(severity);

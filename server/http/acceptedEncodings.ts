// Reads Accept-Encoding (RFC 9110): which of our compressed forms the client prefers over plain (content negotiation).
export type Encoding = "br" | "gzip";

const ours: readonly Encoding[] = ["br", "gzip"];

/** How the name of each compressed form ends that the build puts beside a file. */
export const twins = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const satisfies readonly (readonly [Encoding, string])[];

/** Best first; on equal weight Brotli leads, and plain wins only where it is weighted above. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return [];
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weightOf(parameters));
  }
  const plain = weights.get("identity") ?? 0;
  const weight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  return ours
    .filter((name) => weight(name) > 0 && weight(name) >= plain)
    .sort((a, b) => weight(b) - weight(a));
}

function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

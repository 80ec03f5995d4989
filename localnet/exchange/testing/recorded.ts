// What the real exchange answered once, and the shape of an answer to hold against it.
import vectors from "../../../src/exchange/protocol/vectors/exchange.json" with { type: "json" };

export const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shapeOf)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
      : typeof value;

export const recorded = (name: string) => {
  const found = vectors.httpCapture.find((capture) => capture.name.startsWith(name));
  if (!found) throw new Error(`no recording ${name}`);
  return found;
};

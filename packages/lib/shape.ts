// What kind of thing an unknown value is, for whoever reads what came from outside.

/** An object with keys of its own: no list, and not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === "string";

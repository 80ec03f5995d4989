// src/lib/shape.ts
/** An object with keys of its own: no list, and not null. */
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isText = (value) => typeof value === "string";
export { isText as n, isRecord as t };

// Tells a PostgreSQL server that cannot work now from a bug in the SQL, and says in words what is wrong.
import { DatabaseUnavailable } from "../driver/unavailable.ts";

// SQLSTATE classes that speak of the statement itself; all others speak of the server or its state.
const bugs = new Set([
  "02",
  "0A",
  "21",
  "22",
  "23",
  "26",
  "2B",
  "2F",
  "34",
  "3F",
  "42",
  "44",
  "P0",
]);

export function explain(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  const isState = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  if (isState && bugs.has(code.slice(0, 2))) return error;
  // A wrong call of the library is a bug as well; what the network says has a code or is plain.
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const detail = [code, message].filter(Boolean).join(": ");
  return new DatabaseUnavailable(`The PostgreSQL server cannot work now (${detail}).`, {
    cause: error,
  });
}

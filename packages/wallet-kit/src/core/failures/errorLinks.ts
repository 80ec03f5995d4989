// An error laid open: itself and everything that it was caused by, from the outside in.

export type ErrorLink = { name: string; message: string; code?: number };

/** Errors may be wrapped in circles; nobody wraps one deeper than this on purpose. */
const deepest = 12;

export function errorLinks(error: unknown): ErrorLink[] {
  const links: ErrorLink[] = [];
  const seen = new Set<unknown>();
  const waiting: unknown[] = [error];
  while (waiting.length > 0 && links.length < deepest) {
    const one = waiting.shift();
    if (typeof one === "string") links.push({ name: "", message: one });
    if (typeof one !== "object" || one === null || seen.has(one)) continue;
    seen.add(one);
    const { name, message, code, cause, data, error: inner } = one as Record<string, unknown>;
    links.push({
      name: typeof name === "string" ? name : "",
      message: typeof message === "string" ? message : "",
      // viem gives every failed switch the code of an unknown chain; the true one is in its cause.
      ...(name === "SwitchChainError" ? {} : codeOf(code)),
    });
    // Wallets on phones put the real answer under data, some SDKs under error.
    waiting.push(cause, (data as { originalError?: unknown } | undefined)?.originalError, inner);
  }
  return links;
}

function codeOf(code: unknown): { code?: number } {
  const number = typeof code === "string" && /^-?\d+$/.test(code) ? Number(code) : code;
  return typeof number === "number" && Number.isInteger(number) ? { code: number } : {};
}

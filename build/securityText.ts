// Tells whoever finds a hole where to say so: security.txt (RFC 9116).

const DAY_MS = 86_400_000;
/** The RFC wants it read anew at least once a year, and so the site built. */
const LASTS_DAYS = 360;

type Told = { contact: string; origin: string; now: Date };

/** Only the root of an address has such a file. */
export const securityPath = ".well-known/security.txt";

export function securityText({ contact, origin, now }: Told): string {
  const expires = new Date(now.getTime() + LASTS_DAYS * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/${securityPath}`,
    "",
  ].join("\n");
}

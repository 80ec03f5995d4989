// The headers that every answer carries: what a page may load, and who may embed or open it.
const contentSecurityPolicy = (frameAncestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...frameAncestors].join(" "),
  ].join("; ");

const permissionsPolicy = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

export function securityHeaders(
  siteOrigin: string,
  frameAncestors: readonly string[] = [],
): ReadonlyArray<readonly [string, string]> {
  const headers: Array<readonly [string, string]> = [
    ["Content-Security-Policy", contentSecurityPolicy(frameAncestors)],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", permissionsPolicy],
    // Wallets that open a window (Coinbase, Base) lose their way back under plain same-origin.
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ];
  if (siteOrigin.startsWith("https:")) {
    headers.push(["Strict-Transport-Security", "max-age=31536000"]);
  }
  return headers;
}

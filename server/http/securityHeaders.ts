// The headers that every answer carries: what it may load, and who may embed or open it (Content-Security-Policy and its like).
import type { ContentSources } from "./contentSources.ts";

const contentSecurityPolicy = ({
  connect,
  images,
  frames,
  frameAncestors,
}: ContentSources): string =>
  [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'"],
    ["img-src", "'self'", "data:", "blob:", ...images],
    // A film of one's own farm, made on the page.
    ["media-src", "blob:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connect],
    ["frame-src", ...(frames.length > 0 ? frames : ["'none'"])],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'self'", ...frameAncestors],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");

/** Of a page that any site may frame: nobody is signed in there, and it speaks to nobody but us. */
export const framedPolicy: string = contentSecurityPolicy({
  connect: [],
  images: [],
  frames: [],
  frameAncestors: ["*"],
});

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

export type HeaderList = ReadonlyArray<readonly [string, string]>;

/** By what is answered: pages and their files, or what scripts ask for below /api. */
export type SecurityHeaders = { site: HeaderList; api: HeaderList };

export function securityHeaders(siteOrigin: string, sources: ContentSources): SecurityHeaders {
  const always: HeaderList = [
    ["X-Content-Type-Options", "nosniff"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    // The studio's other hosts are not ours to decide for: no includeSubDomains.
    ...(siteOrigin.startsWith("https:")
      ? ([["Strict-Transport-Security", "max-age=31536000"]] as const)
      : []),
  ];
  return {
    site: [
      ["Content-Security-Policy", contentSecurityPolicy(sources)],
      ["Referrer-Policy", "strict-origin-when-cross-origin"],
      ["Permissions-Policy", permissionsPolicy],
      // Wallets that open a window (Coinbase, Base) lose their way back under plain same-origin.
      ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
      ...always,
    ],
    // What is no page loads nothing, sends nobody anywhere and needs no device: the rest would only be longer than the answer.
    api: [["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"], ...always],
  };
}

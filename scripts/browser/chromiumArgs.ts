// The switches every Chromium of the tests and benchmarks starts with: quiet, and at home only.

/**
 * Every window would prepare two pages for its address bar, which nobody sees: a second of work each time.
 * Of several such switches only the last one counts, so what Playwright switches off comes along.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export const chromiumArgs = [
  `--disable-features=${withoutFeatures.join(",")}`,
  "--no-sandbox",
  // Words as wide as on phones and most desks, and not rounded letter by letter.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Lets WebGL be drawn in software where there is no graphics card. The pages themselves are not
 * sent through it (as `--use-angle=swiftshader` would): that makes every frame three times slower.
 */
export const softwareGraphicsArgs = ["--enable-unsafe-swiftshader"];

/** Names of other hosts do not resolve, so that a forgotten call fails instead of leaving. */
export const hostGuardArgs = [
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
];

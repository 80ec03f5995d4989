// Which browser and device this is, from what a page is told about them.
export type BrowserName =
  | "Arc"
  | "Brave"
  | "Browser"
  | "Chrome"
  | "Edge"
  | "Firefox"
  | "Opera"
  | "Safari";

export type Platform = "iOS" | "Android" | "desktop";

export type Environment = {
  browser: BrowserName;
  /** By the user agent, not the width: a narrow window on a desk is no phone. */
  platform: Platform;
  inIframe: boolean;
  /** What the page's own provider says of itself, such as isRainbow; null where there is none. */
  provider: { flags: readonly string[] } | null;
};

export type Clues = {
  userAgent: string;
  navigatorPlatform: string;
  maxTouchPoints: number;
  hasBraveMark: boolean;
  hasArcPalette: boolean;
  inIframe: boolean;
  ethereum: unknown;
};

const byUserAgent: readonly (readonly [BrowserName, RegExp])[] = [
  ["Edge", /\bedg(e|a|ios)?\//i],
  ["Opera", /\b(opr|opera|opt|opx)\b/i],
  ["Chrome", /\b(chrome|chromium|crios)\//i],
  ["Firefox", /\b(firefox|fxios)\//i],
  ["Safari", /\bsafari\//i],
];

function browserOf({ userAgent, hasBraveMark, hasArcPalette }: Clues): BrowserName {
  if (hasBraveMark) return "Brave";
  const told = byUserAgent.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "Browser";
  return hasArcPalette && told !== "Edge" && told !== "Opera" ? "Arc" : told;
}

function platformOf({ userAgent, navigatorPlatform, maxTouchPoints }: Clues): Platform {
  if (/android/i.test(userAgent)) return "Android";
  // An iPad asks for desktop pages, and gives itself away by being touched.
  const isTablet = navigatorPlatform === "MacIntel" && maxTouchPoints > 1;
  return isTablet || /\b(iphone|ipod|ipad)/i.test(userAgent) ? "iOS" : "desktop";
}

function providerOf({ ethereum }: Clues): Environment["provider"] {
  if (typeof ethereum !== "object" || ethereum === null) return null;
  const flags: string[] = [];
  // Inherited ones count: some wallets carry their flags on a class.
  for (const key in ethereum) {
    if (/^is[A-Z]/.test(key) && Reflect.get(ethereum, key) === true) flags.push(key);
  }
  return { flags };
}

export function environmentOf(clues: Clues): Environment {
  return {
    browser: browserOf(clues),
    platform: platformOf(clues),
    inIframe: clues.inIframe,
    provider: providerOf(clues),
  };
}

/** Gathers from the window what tells them. */
export function readEnvironment(page: Window): Environment {
  const { navigator, document } = page;
  return environmentOf({
    userAgent: navigator.userAgent,
    navigatorPlatform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    hasBraveMark: "brave" in navigator,
    hasArcPalette:
      getComputedStyle(document.body).getPropertyValue("--arc-palette-focus").trim() !== "",
    inIframe: page.parent !== page,
    ethereum: Reflect.get(page, "ethereum"),
  });
}

// Turns a theme into a style sheet for the parts of one kit, refusing what cannot be a theme.
import type { Theme, ThemeVariables } from "./createTheme.ts";

/** Throws where a developer has handed in something else than a theme, in words that tell what. */
export function checkTheme(theme: unknown): asserts theme is Theme {
  if (typeof theme === "function") {
    throw new TypeError(
      "Theme must be an object, not a function. Call the function and hand in what it returns.",
    );
  }
  if (typeof theme !== "object" || theme === null || Array.isArray(theme)) {
    throw new TypeError("Theme must be an object, as createTheme returns it.");
  }
}

/** A name that several kits on one page tell each other apart by. */
export function checkId(id: string): void {
  if (!/^[a-zA-Z0-9_]+$/.test(id)) {
    throw new TypeError(`Invalid ID: ${id}. It may have letters, digits and underscores only.`);
  }
}

/** Whether the kit's parts are light or dark; left out, they are as the style sheets have it. */
export type ColorScheme = "light" | "dark" | "system";

export function themeSheet(theme: Theme, id: string, scheme?: ColorScheme): string {
  checkTheme(theme);
  const selector = `[data-rk="${id}"]`;
  const own = scheme ? `${selector} {${schemeRule(scheme)}}\n` : "";
  return own + lookOf(theme, selector, scheme);
}

// In a site that has Lightning CSS write its styles for older browsers, as Vite and Next do, these two
// stand for what `light-dark()` asks; of the system it reads them by itself.
const lowered = {
  light: " --lightningcss-light: initial; --lightningcss-dark: ;",
  dark: " --lightningcss-light: ; --lightningcss-dark: initial;",
  system: "",
};

const schemeRule = (scheme: ColorScheme) =>
  `color-scheme: ${scheme === "system" ? "light dark" : scheme};${lowered[scheme]}`;

function lookOf(theme: Theme, selector: string, scheme?: ColorScheme): string {
  if (!isPair(theme)) return rule(selector, theme);
  if (scheme === "light") return rule(selector, theme.lightMode);
  if (scheme === "dark") return rule(selector, { ...theme.lightMode, ...theme.darkMode });
  const dark = Object.fromEntries(
    Object.entries(theme.darkMode).filter(
      ([name, value]) => theme.lightMode[name as `--${string}`] !== value,
    ),
  );
  return `${rule(selector, theme.lightMode)}\n@media (prefers-color-scheme: dark) {${rule(selector, dark)}}`;
}

function isPair(theme: Theme): theme is { lightMode: ThemeVariables; darkMode: ThemeVariables } {
  return "lightMode" in theme && "darkMode" in theme;
}

function rule(selector: string, variables: ThemeVariables): string {
  const lines = Object.entries(variables)
    .filter(([name]) => /^--[\w-]+$/.test(name))
    .map(([name, value]) => `${name}: ${withoutBreakouts(value)};`);
  return `${selector} {${lines.join(" ")}}`;
}

// A value may hold a colour or a size, never the end of its rule and the beginning of another.
const withoutBreakouts = (value: string) => String(value).replace(/[;{}<>]|\/\*|@/g, "");

// A look for the kit: accents, radius, type and blur, as the custom properties that its style sheets read.
import type { ThemeTokens } from "./tokens.ts";

/** What a theme may say in a word, and everything else by the names of its tokens. */
export type ThemeOptions = {
  /** Behind buttons and marks; any CSS colour. */
  accentColor?: string;
  /** What is written on the accent. */
  accentColorForeground?: string;
  borderRadius?: "large" | "medium" | "small" | "none";
  fontStack?: "site" | "rounded" | "system";
  overlayBlur?: "none" | "small" | "large";
  /** Anything else that the kit's style sheets take from a theme; goes before the options above. */
  tokens?: ThemeTokens;
};

export type ThemeVariables = Readonly<Record<`--${string}`, string>>;

/** One look for both times of day, or one for each. */
export type Theme = ThemeVariables | { lightMode: ThemeVariables; darkMode: ThemeVariables };

const radii = {
  large: { dialog: "30px", button: "18px", small: "13px" },
  medium: { dialog: "18px", button: "12px", small: "9px" },
  small: { dialog: "8px", button: "6px", small: "5px" },
  none: { dialog: "0", button: "0", small: "0" },
} as const;

const fonts = {
  rounded: 'ui-rounded, "SF Pro Rounded", "Site Text", system-ui, sans-serif',
  system: "system-ui, sans-serif",
} as const;

const blurs = { none: "none", small: "blur(4px)", large: "blur(20px)" } as const;

/**
 * A look for the kit, to be handed to `WalletProvider`; what is left out stays as the site's tokens have it.
 *
 * @example
 * createTheme({ accentColor: "#0e76fd", borderRadius: "small" })
 * createTheme({ tokens: { "--paper": "light-dark(#fff, #101014)", "--sh-dialog": "none" } })
 */
export function createTheme(options: ThemeOptions = {}): ThemeVariables {
  const { accentColor, accentColorForeground, borderRadius, fontStack = "site" } = options;
  const radius = borderRadius && radii[borderRadius];
  return {
    ...(accentColor && {
      "--accent": accentColor,
      "--accent-hi": `color-mix(in oklab, white 14%, ${accentColor})`,
      "--accent-lip": `color-mix(in oklab, black 34%, ${accentColor})`,
      "--focus": accentColor,
    }),
    ...(accentColorForeground && { "--on-accent": accentColorForeground }),
    ...(radius && {
      "--radius-dialog": radius.dialog,
      "--radius-button": radius.button,
      "--radius-small": radius.small,
    }),
    ...(fontStack !== "site" && {
      "--font-head": fonts[fontStack],
      "--font-text": fonts[fontStack],
    }),
    ...(options.overlayBlur && { "--backdrop-blur": blurs[options.overlayBlur] }),
    ...options.tokens,
  };
}

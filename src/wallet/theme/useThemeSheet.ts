// Hangs a theme's rules on the page as a constructed sheet, which a strict style-src allows.
import { useLayoutEffect } from "react";
import type { Theme } from "./createTheme.ts";
import { themeSheet } from "./themeSheet.ts";

export function useThemeSheet(theme: Theme | undefined, id: string): void {
  const text = theme === undefined ? "" : themeSheet(theme, id);
  useLayoutEffect(() => {
    if (text === "") return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text]);
}

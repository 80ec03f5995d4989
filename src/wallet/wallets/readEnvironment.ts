// Gathers from the window what tells the browser, the device and the page's own provider.
import { type Environment, environmentOf } from "./environment.ts";

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

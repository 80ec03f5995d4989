// This page's own part of what is kept without a network.
import { createSiteOffline } from "./siteOffline.ts";

function onSeen(look: () => void): () => void {
  const tell = () => document.visibilityState === "visible" && look();
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
}

const entry = document.querySelector<HTMLScriptElement>("script[data-client]")?.dataset.client;

export const thisPage = createSiteOffline({
  // What is served while the code is worked on changes at every keystroke.
  container: import.meta.env.PROD ? navigator.serviceWorker : undefined,
  caches: () => caches,
  base: import.meta.env.BASE_URL,
  entry: entry ?? "",
  onSeen,
  now: () => performance.now(),
});

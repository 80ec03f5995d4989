// The browser's entry: hydrates the prerendered page once it has been painted.
import { createRoot, hydrateRoot } from "react-dom/client";
import "../ui/base.css";
import { givenName } from "../lib/drawPage.ts";
import { sitePath } from "../routes/routes.ts";
import { App } from "./App.tsx";
import { loadNotFound, loadPage } from "./loadPage.ts";

const root = document.getElementById("root")!;
const prerendered = !import.meta.env.DEV || root.childElementCount > 0;
const path = sitePath(new URL(location.href), import.meta.env.BASE_URL) ?? "";

/** What the server drew the page from: asked for anew, it could be another by now. */
function given(): object | undefined {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${givenName}"]`)?.content;
  return text === undefined ? undefined : JSON.parse(text);
}

// No top-level await: an entry that has one must not share its modules with later chunks.
async function open() {
  const arrival = prerendered ? "prerendered" : "navigated";
  const page = (await loadPage(path, { arrival, given: given() })) ?? (await loadNotFound());
  const app = <App initial={{ path, search: location.search, page }} />;
  if (import.meta.env.DEV && !prerendered) createRoot(root).render(app);
  else requestAnimationFrame(() => setTimeout(() => hydrateRoot(root, app)));
}

open();

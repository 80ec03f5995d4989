// The browser's entry: hydrates the prerendered page once it has been painted.
import { createRoot, hydrateRoot } from "react-dom/client";
import "../ui/base.css";
import { App } from "./App.tsx";
import { findRoute, notFound, sitePath } from "./routes.ts";

const root = document.getElementById("root")!;
const prerendered = !import.meta.env.DEV || root.childElementCount > 0;
const path = sitePath(new URL(location.href), import.meta.env.BASE_URL) ?? "";
const arrival = prerendered ? "prerendered" : "navigated";

// No top-level await: an entry that has one must not share its modules with later chunks.
async function open() {
  const page = (await findRoute(path)?.load(arrival)) ?? (await notFound.load(arrival));
  if (!page) return;
  const app = <App initial={{ path, search: location.search, page }} />;
  if (import.meta.env.DEV && !prerendered) createRoot(root).render(app);
  else requestAnimationFrame(() => setTimeout(() => hydrateRoot(root, app)));
}

open();

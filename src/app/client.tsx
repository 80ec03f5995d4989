// The browser's entry: hydrates the prerendered page once it has been painted.
import { createRoot, hydrateRoot } from "react-dom/client";
import "../ui/base.css";
import { givenName } from "../lib/drawPage.ts";
import { missingCode } from "../lib/missingCode.ts";
import { sitePath } from "../routes/routes.ts";
import button from "../ui/Button.module.css";
import { App } from "./App.tsx";
import css from "./CodeGone.module.css";
import { loadNotFound, loadPage } from "./loadPage.ts";
import { createReloadOnce } from "./reloadOnce.ts";
import { strings } from "./strings.ts";

/** Says that a part could not be loaded; without React, whose page may not have come to life at all. */
function sayCodeGone(reload: () => void): void {
  const note = document.createElement("div");
  note.className = css.note!;
  note.role = "alert";
  const text = document.createElement("p");
  text.textContent = strings.codeGone;
  const again = document.createElement("button");
  again.type = "button";
  again.className = button.button!;
  again.dataset.size = "small";
  again.textContent = strings.loadAgain;
  again.addEventListener("click", reload);
  note.append(text, again);
  document.body.append(note);
}

const root = document.getElementById("root")!;
const prerendered = !import.meta.env.DEV || root.childElementCount > 0;
const path = sitePath(new URL(location.href), import.meta.env.BASE_URL) ?? "";
const reload = () => location.reload();

const onMissing = createReloadOnce({
  // The entry's name tells of all that it can come to load.
  build: import.meta.url,
  storage: () => sessionStorage,
  isReachable: () =>
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload,
  say: () => sayCodeGone(reload),
});
missingCode.add(() => void onMissing("part"));

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

// What was prerendered stays, and its links lead on.
open().catch(() => onMissing("page"));

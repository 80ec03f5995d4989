// The browser's entry: hydrates the prerendered page. `begin` runs it once that has been painted.
import { type ReactNode, startTransition } from "react";
import type * as ReactDom from "react-dom/client";
import "@loamstead/ui/base.css";
import { missingCode } from "@loamstead/lib/missingCode.ts";
import button from "@loamstead/ui/Button.module.css";
import { givenName } from "../lib/drawPage.ts";
import { sitePath } from "../routes/routes.ts";
import { App } from "./App.tsx";
import css from "./CodeGone.module.css";
import { meetsFloor } from "./floor.ts";
import { loadNotFound, loadPage } from "./loadPage.ts";
import { createReloadOnce } from "./reloadOnce.ts";
import { strings } from "./strings.ts";

const reload = () => location.reload();

/** Says what is wrong with the page; without React, which may not have brought it to life at all. */
function say(what: string, isMended: "by reloading" | "elsewhere"): void {
  const note = document.createElement("div");
  note.className = css.note!;
  note.role = "alert";
  const text = document.createElement("p");
  text.textContent = what;
  note.append(text);
  document.body.append(note);
  if (isMended === "elsewhere") return;
  const again = document.createElement("button");
  again.type = "button";
  again.className = button.button!;
  again.dataset.size = "small";
  again.textContent = strings.loadAgain;
  again.addEventListener("click", reload);
  note.append(again);
}

const root = document.getElementById("root")!;
const printed = root.innerHTML;
const prerendered = !import.meta.env.DEV || root.childElementCount > 0;
const pathNow = () => sitePath(new URL(location.href), import.meta.env.BASE_URL) ?? "";
const path = pathNow();
/** As the page was printed for: something may write another address meanwhile. */
const { search } = location;

/** A download begins in the same way, and leaves the page where it is. */
const LEAVING_MS = 10_000;
let leftAt = Number.NEGATIVE_INFINITY;
addEventListener("beforeunload", () => {
  leftAt = performance.now();
});

const onMissing = createReloadOnce({
  // The entry's name tells of all that it can come to load.
  build: import.meta.url,
  storage: () => sessionStorage,
  isReachable: () =>
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  isLeaving: () => performance.now() - leftAt < LEAVING_MS,
  reload,
  say: () => say(strings.codeGone, "by reloading"),
});
missingCode.add(() => void onMissing("part"));

/** What the server drew the page from: asked for anew, it could be another by now. */
function given(): object | undefined {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${givenName}"]`)?.content;
  return text === undefined ? undefined : JSON.parse(text);
}

/** What went wrong while React drew takes its whole page away; what was printed is put back then. */
function bringToLife({ hydrateRoot }: typeof ReactDom, app: ReactNode): void {
  let isOver = false;
  let react: ReactDom.Root | undefined;
  // Whoever touches the page meanwhile is not kept waiting: it is taken up in slices, and lives with the last.
  startTransition(() => {
    react = hydrateRoot(root, app, {
      onUncaughtError(error) {
        reportError(error);
        // More may go wrong in what is being taken away.
        if (!isOver) setTimeout(putBack);
        isOver = true;
      },
    });
  });
  function putBack() {
    // Another page was opened in the place of the printed one: the server has it.
    if (pathNow() !== path) return reload();
    react?.unmount();
    root.innerHTML = printed;
    say(strings.broken, "by reloading");
  }
}

/** Whoever touches the page comes in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// No top-level await: an entry that has one must not share its modules with later chunks.
async function open() {
  const arrival = prerendered ? "prerendered" : "navigated";
  const page =
    (await loadPage(path, { arrival, given: given(), search })) ?? (await loadNotFound());
  // It is in this file, and takes as long to set itself up as all the rest of it: that is a task of its own.
  await nextTask();
  const react = await import("react-dom/client");
  const app = <App initial={{ path, search, page }} printed={root} />;
  if (import.meta.env.DEV && !prerendered) react.createRoot(root).render(app);
  else setTimeout(() => bringToLife(react, app));
}

// Whatever happens, what was prerendered stays, and its links lead on.
if (meetsFloor()) open().catch(() => onMissing("page"));
else say(strings.tooOld, "elsewhere");

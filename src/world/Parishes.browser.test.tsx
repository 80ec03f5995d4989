// The list of parishes as it comes to life: what was done to the printed one is not lost.
import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { Parishes } from "./Parishes.tsx";

/** The sheet of pictures is there at once. */
class SheetThere {
  onload: (() => void) | null = null;
  set srcset(_: string) {
    setTimeout(() => this.onload?.());
  }
}

test("a fold that was opened before the page came to life has its pictures", async () => {
  vi.stubGlobal("Image", SheetThere);
  onTestFinished(() => void vi.unstubAllGlobals());
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Parishes />);
  document.body.append(host);
  const fold = host.querySelector("details")!;
  fold.open = true;
  // The browser tells of it in a task of its own: by then nobody listens yet.
  await new Promise((resolve) => fold.addEventListener("toggle", resolve, { once: true }));
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(host, <Parishes />);
  });
  onTestFinished(() => {
    root?.unmount();
    host.remove();
  });
  await expect.poll(() => fold.querySelectorAll("[data-drawn]").length).toBeGreaterThan(0);
});

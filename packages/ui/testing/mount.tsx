// Puts components on the page of a browser test, in the site's style and in strict mode, for one test.
import { type ReactNode, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import "../base.css";

export type Mounted = { host: HTMLElement; render: (node: ReactNode) => void; unmount: () => void };

export function mount(node: ReactNode): Mounted {
  document.documentElement.lang = "en";
  document.title ||= "Test";
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const render = (next: ReactNode) => flushSync(() => root.render(<StrictMode>{next}</StrictMode>));
  const unmount = () => flushSync(() => root.unmount());
  onTestFinished(() => {
    unmount();
    host.remove();
  });
  render(node);
  return { host, render, unmount };
}

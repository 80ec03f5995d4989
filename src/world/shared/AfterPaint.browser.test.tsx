// What is put off comes by itself; what was printed stays as the page comes to life, and is never drawn in a browser.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { AfterPaint, WhenPrinted } from "./AfterPaint.tsx";

const page = (isAtOnce: boolean) => (
  <>
    <AfterPaint isAtOnce={isAtOnce}>list</AfterPaint>
    <WhenPrinted> shapes</WhenPrinted>
  </>
);

test("a page that is drawn here has its list by and by, and no shapes", async () => {
  const { host } = mount(page(false));
  expect(host.textContent).toBe("");
  await expect.poll(() => host.textContent).toBe("list");
});

test("where one comes back to, the list is there at once, and stays", () => {
  const { host, render } = mount(page(true));
  expect(host.textContent).toBe("list");
  render(page(false));
  expect(host.textContent).toBe("list");
});

test("a printed page has both, and keeps them", async () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(page(false));
  expect(host.textContent).toBe("list shapes");
  document.body.append(host);
  const wrong = vi.fn();
  const watched: (string | null)[] = [];
  const observer = new MutationObserver(() => watched.push(host.textContent));
  observer.observe(host, { childList: true, characterData: true, subtree: true });
  const root = hydrateRoot(host, page(false), { onRecoverableError: wrong });
  onTestFinished(() => {
    observer.disconnect();
    root.unmount();
    host.remove();
  });
  // A second page on the same screen is drawn only once the first one lives.
  const { host: other } = mount(page(false));
  await expect.poll(() => other.textContent).toBe("list");
  expect(host.textContent).toBe("list shapes");
  expect(watched).toEqual([]);
  expect(wrong).not.toHaveBeenCalled();
});

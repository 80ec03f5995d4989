import { mount } from "@loamstead/ui/testing/mount.tsx";
import { type ComponentType, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { LateSection, loadWhenVisible } from "./loadWhenVisible.tsx";

function Beds() {
  const [watered, setWatered] = useState(0);
  return (
    <button type="button" onClick={() => setWatered(watered + 1)}>
      Watered {watered}
    </button>
  );
}

/** The HTML that the build would write for a page with one late part. */
async function prerendered(): Promise<string> {
  const part = loadWhenVisible(async () => Beds);
  await part.load();
  return renderToString(<LateSection part={part} />);
}

async function hydrate(
  fetchPart: () => Promise<ComponentType>,
  { away = 0, isFirst = false } = {},
) {
  const host = document.createElement("div");
  host.style.marginTop = `${away}px`;
  host.innerHTML = await prerendered();
  document.body.append(host);
  const onRecoverableError = vi.fn();
  const part = loadWhenVisible(fetchPart);
  const root = hydrateRoot(host, <LateSection part={part} isFirst={isFirst} />, {
    onRecoverableError,
  });
  onTestFinished(() => {
    root.unmount();
    host.remove();
    scrollTo(0, 0);
  });
  return { host, onRecoverableError };
}

/** Resolves when the browser has told every observer what it sees. */
const observersHaveLooked = (target: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    // Two frames on: hydration is over and its own observer was asked before this one.
    requestAnimationFrame(() => requestAnimationFrame(() => observer.observe(target)));
  });

test("keeps the server's very elements and brings them to life once they are near", async () => {
  const { host, onRecoverableError } = await hydrate(async () => Beds);
  const button = host.querySelector("button");
  expect(button).not.toBeNull();
  await expect
    .poll(() => {
      button!.click();
      return button!.textContent;
    })
    .toMatch(/Watered [1-9]/);
  expect(host.querySelector("button")).toBe(button);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("asks for no code while far away, and asks once when scrolled to", async () => {
  const fetchPart = vi.fn(async () => Beds);
  const { host } = await hydrate(fetchPart, { away: innerHeight + 2000 });
  await observersHaveLooked(host);
  expect(fetchPart).not.toHaveBeenCalled();
  expect(host.textContent).toBe("Watered 0");

  host.scrollIntoView();
  await expect.poll(() => fetchPart.mock.calls.length).toBe(1);
  await observersHaveLooked(host);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test("keeps the HTML when the code cannot be had, and tries again when seen again", async () => {
  const fetchPart = vi.fn(async (): Promise<ComponentType> => Beds);
  fetchPart.mockRejectedValueOnce(new Error("offline"));
  const { host } = await hydrate(fetchPart);
  await expect.poll(() => fetchPart.mock.calls.length).toBe(1);
  expect(host.textContent).toBe("Watered 0");

  host.style.marginTop = `${innerHeight + 2000}px`;
  await observersHaveLooked(host);
  host.style.marginTop = "0";
  await expect.poll(() => fetchPart.mock.calls.length).toBe(2);
  const button = host.querySelector("button")!;
  await expect
    .poll(() => {
      button.click();
      return button.textContent;
    })
    .toMatch(/Watered [1-9]/);
});

test.each(["by a touch", "by itself"])(
  "what is in view at first waits, and comes to life %s",
  async (how) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestIdleCallback"] });
    onTestFinished(() => void vi.useRealTimers());
    const fetchPart = vi.fn(async () => Beds);
    const { host } = await hydrate(fetchPart, { isFirst: true });
    const printed = host.innerHTML;
    await observersHaveLooked(host);
    await vi.advanceTimersByTimeAsync(2500);
    expect(fetchPart).not.toHaveBeenCalled();
    expect(host.innerHTML).toBe(printed);
    if (how === "by a touch") dispatchEvent(new Event("scroll"));
    else await vi.advanceTimersByTimeAsync(3000);
    expect(fetchPart).toHaveBeenCalledTimes(1);
  },
);

test("is there at once when it was loaded before", async () => {
  const part = loadWhenVisible(async () => Beds);
  await part.load();
  mount(<LateSection part={part} />);
  await expect.element(page.getByRole("button", { name: "Watered 0" })).toBeVisible();
});

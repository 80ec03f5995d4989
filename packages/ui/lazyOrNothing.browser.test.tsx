import { missingCode } from "@loamstead/lib/missingCode.ts";
import { type ComponentType, use } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lazyOrNothing } from "./lazyOrNothing.ts";
import { mount } from "./testing/mount.tsx";

const Hen = ({ name }: { name: string }) => <p>{name} lays an egg</p>;

test("something else stands there until it comes, and then it does for good", async () => {
  const code = Promise.withResolvers<ComponentType<{ name: string }>>();
  const load = vi.fn(() => code.promise);
  const Late = lazyOrNothing(load, { meanwhile: <p>An empty nest</p> });
  expect(load).not.toHaveBeenCalled();
  const { unmount } = mount(<Late name="Dot" />);
  await expect.element(page.getByText("An empty nest")).toBeVisible();
  code.resolve(Hen);
  await expect.element(page.getByText("Dot lays an egg")).toBeVisible();
  await expect.element(page.getByText("An empty nest")).not.toBeInTheDocument();
  unmount();

  const { host } = mount(<Late name="Moss" />);
  expect(host.textContent).toBe("Moss lays an egg");
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  [false, 1],
  [true, 0],
])("where it cannot be had, there is nothing (quiet: %s)", async (isQuiet, times) => {
  const tell = vi.spyOn(missingCode, "tell").mockImplementation(() => {});
  onTestFinished(() => tell.mockRestore());
  const load = vi.fn(() => Promise.reject<ComponentType>(new Error("no line")));
  const Late = lazyOrNothing(load, { meanwhile: "An empty nest", isQuiet });
  const { host } = mount(<Late />);
  expect(host.textContent).toBe("An empty nest");
  await expect.poll(() => host.textContent).toBe("");
  expect(tell).toHaveBeenCalledTimes(times);
});

const egg = Promise.withResolvers<string>();
const Nest = () => <p>{use(egg.promise)}</p>;

test("what it waits for itself is waited for in the same place", async () => {
  const Late = lazyOrNothing(async () => Nest, { meanwhile: "An empty nest" });
  const { host } = mount(
    <main>
      Henhouse: <Late />
    </main>,
  );
  await new Promise(requestAnimationFrame);
  expect(host.textContent).toBe("Henhouse: An empty nest");
  egg.resolve("An egg");
  await expect.poll(() => host.textContent).toContain("An egg");
  expect(host.textContent).toContain("Henhouse: ");
});

import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { Avatar } from "./Avatar.tsx";

const address = "0xDE7F309DE0F69C49E7C065BB4AE6DFFE0F5E32F4";
const square =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Cpath d='M0 0h9v9H0z'/%3E%3C/svg%3E";

test("is the emoji of an address without a picture, at every size, and nothing to be heard", async () => {
  const sizes = [24, 42, 74, 82, 94] as const;
  const { host } = mount(sizes.map((size) => <Avatar key={size} address={address} size={size} />));
  expect(host.textContent).toBe("🐭".repeat(5));
  const seen = [...host.children].map((avatar) => avatar.getBoundingClientRect().toJSON());
  expect(seen.map(({ width, height }) => [width, height])).toEqual(sizes.map((s) => [s, s]));
  expect(host.querySelector("rect")!.getAttribute("fill")).toBe("#B6B1B6");
  expect(host.querySelectorAll("[aria-hidden]:not(svg)")).toHaveLength(5);
  await expectNoViolations();
});

test("shows the picture once it is there, without moving anything or saying where it is shown", async () => {
  const { host } = mount(<Avatar address={address} picture={square} size={94} />);
  const image = host.querySelector("img")!;
  expect(image.referrerPolicy).toBe("no-referrer");
  const across = () => host.firstElementChild!.getBoundingClientRect().width;
  expect(across()).toBe(94);
  await expect.poll(() => image.hasAttribute("data-loaded")).toBe(true);
  expect(host.querySelectorAll("span")).toHaveLength(1);
  expect(across()).toBe(94);
  expect(host.textContent).toBe("");
});

test("a picture that is broken gives way to the emoji, and the next picture has its own chance", async () => {
  const { host, render } = mount(
    <Avatar address={address} picture="data:image/png;base64,AAAA" size={42} />,
  );
  await expect.poll(() => host.textContent).toBe("🐭");
  expect(host.querySelector("img")).toBeNull();
  render(<Avatar address={address} picture={square} size={42} />);
  await expect.poll(() => host.querySelector("img")?.hasAttribute("data-loaded")).toBe(true);
});

test("until then a ring turns in its place", () => {
  const { host } = mount(<Avatar address={address} picture="data:image/svg+xml,<svg" size={24} />);
  expect(host.querySelectorAll("span").length).toBeGreaterThan(1);
});

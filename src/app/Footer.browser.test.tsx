// Under a dialog a footer that nobody sees is left undrawn, one that is seen stays, and nothing moves for either.
import { lockPage } from "@loamstead/ui/lockPage.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test } from "vitest";
import { Footer } from "./Footer.tsx";

test("under a dialog it is drawn where it is seen, and nothing moves", async () => {
  const { host } = mount(
    <>
      <div style={{ blockSize: "300vh" }} />
      <Footer />
    </>,
  );
  onTestFinished(() => scrollTo(0, 0));
  const parts = [...host.querySelectorAll<HTMLElement>("footer > div")];
  const isDrawn = () =>
    parts.map((part) => part.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
  const places = () =>
    JSON.stringify([
      ...parts.map((part) => part.getBoundingClientRect()),
      document.documentElement.scrollHeight,
    ]);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  for (const isSeen of [false, true]) {
    scrollTo(0, isSeen ? document.documentElement.scrollHeight : 0);
    await nextFrame();
    await nextFrame();
    const before = places();
    const free = lockPage();
    await expect.poll(isDrawn).toEqual(parts.map(() => isSeen));
    expect(places()).toBe(before);
    free();
    await expect.poll(isDrawn).toEqual(parts.map(() => true));
    expect(places()).toBe(before);
  }
});

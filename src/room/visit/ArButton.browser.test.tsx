// A device that stands things on tables is handed the room; others are offered nothing.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { EditorContext } from "../editor/EditorContext.ts";
import type { Editor } from "../editor/editor.ts";
import { ArButton } from "./ArButton.tsx";

const button = page.getByRole("button", { name: "Stand it on your table" });

function show(file: () => Promise<Blob>) {
  onTestFinished(() => void vi.restoreAllMocks());
  const handed: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    handed.push(this);
  });
  const say = vi.fn();
  mount(
    <EditorContext value={{ say } as Partial<Editor> as Editor}>
      <ArButton stage={{ file }} />
    </EditorContext>,
  );
  return { handed, said: () => say.mock.calls.map(([words]) => words) };
}

const knowsTables = () =>
  vi.spyOn(DOMTokenList.prototype, "supports").mockImplementation((token) => token === "ar");

describe("ArButton", () => {
  test("there is no such button where the device knows no such link", () => {
    show(async () => new Blob());
    expect(button.elements()).toHaveLength(0);
  });

  test("the file is handed over as the device wants it", async () => {
    knowsTables();
    const wanted: unknown[] = [];
    const { handed, said } = show(async (...kind: unknown[]) => {
      wanted.push(...kind);
      return new Blob(["room"]);
    });
    await button.click();
    await expect.poll(() => handed.length).toBe(1);
    const [link] = handed;
    expect([link!.rel, link!.download, link!.children.length]).toEqual(["ar", "room.usdz", 1]);
    expect(await (await fetch(link!.href)).text()).toBe("room");
    expect([wanted, said()]).toEqual([["usdz"], ["Making it ready for your table."]]);
  });

  test("what could not be made is told, and can be asked for again", async () => {
    knowsTables();
    const { handed, said } = show(() => Promise.reject(new Error("the context is lost")));
    await button.click();
    await expect.poll(said).toContain("This room could not be made ready for your table.");
    expect(handed).toHaveLength(0);
    await expect.element(button).toBeEnabled();
  });
});

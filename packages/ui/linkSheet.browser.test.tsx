import { expect, onTestFinished, test } from "vitest";
import { linkSheet } from "./linkSheet.ts";

const links = (href: string) => document.querySelectorAll(`link[href="${href}"]`);

test("is done when the sheet applies", async () => {
  const sheet = new Blob(["body { --soil: loam }"], { type: "text/css" });
  const href = URL.createObjectURL(sheet);
  await linkSheet(href);
  onTestFinished(() => links(href).forEach((link) => void link.remove()));
  expect(getComputedStyle(document.body).getPropertyValue("--soil")).toBe("loam");
});

test("leaves nothing behind where the sheet cannot be had", async () => {
  const href = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(href);
  await expect(linkSheet(href)).rejects.toThrow(href);
  expect(links(href)).toHaveLength(0);
});

// Which file names say what is on a picture.
import { describe, expect, test } from "vitest";
import { isPicture } from "../model/schema.ts";
import { wordsOfName } from "./pictureShelf.ts";

describe("pictureShelf", () => {
  test("takes the name that a person gave, and none that a machine did", () => {
    expect(wordsOfName("grandmas_garden-in-june.jpeg")).toBe("grandmas garden in june");
    expect(wordsOfName("Großmutter.png")).toBe("Großmutter");
    for (const made of [
      "IMG_2041.jpg",
      "DSC00012.JPG",
      "image.png",
      "20260814.webp",
      "a.png",
      "7.png",
    ])
      expect(wordsOfName(made)).toBe("");
  });

  test("is always good enough for the room", () => {
    for (const name of [
      `${"lang ".repeat(60)}.png`,
      "a\u0000b\u202ec hen.png",
      `${"🐔".repeat(120)}hens.png`,
    ]) {
      const picture = { kind: "upload", hash: "ab".repeat(32), alt: wordsOfName(name) };
      expect(isPicture(picture)).toBe(true);
    }
  });
});

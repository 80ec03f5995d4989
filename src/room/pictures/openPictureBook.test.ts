// Where pictures are shown from, and that nothing unsafe or freed is ever given.
import { expect, test } from "vitest";
import type { KeptPicture } from "./keptPicture.ts";
import { type CollectibleRef, openPictureBook, type PictureSources } from "./openPictureBook.ts";

const hash = "ab".repeat(32);
const upload = { kind: "upload", hash, alt: "a hen" } as const;
const token: CollectibleRef = {
  kind: "token",
  chainId: 1,
  contract: `0x${"ab".repeat(20)}`,
  tokenId: "7",
  alt: "a cow",
};

function book(sources: Partial<PictureSources> = {}) {
  const kept = new Map([[hash, new Blob(["x"], { type: "image/webp" })]]);
  const made = new Set<string>();
  const asked: string[] = [];
  let heard = () => {};
  let count = 0;
  const opened = openPictureBook({
    shelf: {
      read: async (wanted) => {
        asked.push(wanted);
        return kept.get(wanted) ?? null;
      },
      state: () => [...kept.keys()].map((each) => ({ hash: each }) as KeptPicture),
      subscribe: (listener) => {
        heard = listener;
        return () => {};
      },
    },
    serverUrl: async () => null,
    tokenImage: async () => null,
    newUrl: () => {
      made.add(`blob:${++count}`);
      return `blob:${count}`;
    },
    freeUrl: (url) => made.delete(url),
    ...sources,
  });
  return { ...opened, kept, made, asked, tell: () => heard() };
}

test("a kept picture is read once, and its address ends with it", async () => {
  const { url, made, asked, kept, tell, close } = book();
  expect(await Promise.all([url(upload), url(upload)])).toEqual(["blob:1", "blob:1"]);
  expect(asked).toHaveLength(1);
  kept.delete(hash);
  tell();
  await Promise.resolve();
  expect(made.size).toBe(0);
  expect(await url(upload)).toBeNull();
  kept.set(hash, new Blob(["x"]));
  expect(await url(upload)).toBe("blob:2");
  close();
  await Promise.resolve();
  expect(made.size).toBe(0);
  expect(await url(upload)).toBeNull();
});

test("what is not here comes from the server, where it has it", async () => {
  const { url, kept } = book({ serverUrl: async (wanted) => `/pictures/${wanted}` });
  kept.clear();
  expect(await url(upload)).toBe(`/pictures/${hash}`);
});

test.each([
  ["https://example.com/cow.png", "https://example.com/cow.png"],
  ["data:image/svg+xml;base64,PHN2Zy8+", "data:image/svg+xml;base64,PHN2Zy8+"],
  ["/fields/7.png?frame=square", "/fields/7.png?frame=square"],
  ["//example.com/cow.png", null],
  ["/\\example.com/cow.png", null],
  ["http://example.com/cow.png", null],
  ["https://me:secret@example.com/cow.png", null],
  ["data:text/html,<script>", null],
  ["javascript:alert(1)", null],
  ["ipfs://Qm/7", null],
  ["not an address", null],
])("a collectible's picture at %s is shown from %s", async (address, expected) => {
  const { url } = book({ tokenImage: async () => address });
  expect(await url(token)).toBe(expected);
});

test("a refusal or a failure is no picture, and is asked for again", async () => {
  let times = 0;
  const { url } = book({
    tokenImage: async () => {
      times++;
      if (times === 1) throw new Error("offline");
      return times === 2 ? null : "https://example.com/cow.png";
    },
  });
  expect(await url(token)).toBeNull();
  expect(await url(token)).toBeNull();
  expect(await url(token)).toBe("https://example.com/cow.png");
  expect(await url(token)).toBe("https://example.com/cow.png");
  expect(times).toBe(3);
});

// Tests that announced wallets are listed once, and that none of them can mislead or break the list.
import { expect, test, vi } from "vitest";
import { collectWallets } from "./listenForWallets.ts";

const provider = { request: async () => null };
const icon = "data:image/png;base64,AA==";
const info = (more: Record<string, unknown> = {}) => ({
  rdns: "me.rainbow",
  name: "Rainbow",
  uuid: "350670db-19fa-4704-a166-e52e178b59d2",
  icon,
  ...more,
});

function open() {
  let announce: (detail: unknown) => void = () => {};
  const wallets = collectWallets((listener) => {
    announce = listener;
  });
  return { wallets, announce: (detail: unknown) => announce(detail) };
}

function listed(more: Record<string, unknown>) {
  const { wallets, announce } = open();
  announce({ info: info(more), provider });
  return wallets.get()[0];
}

test("a wallet is listed with what it says of itself, and listeners hear of it", () => {
  const { wallets, announce } = open();
  const heard = vi.fn();
  const stop = wallets.subscribe(heard);
  announce({ info: info(), provider });
  expect(wallets.get()).toEqual([{ ...info(), provider }]);
  expect(wallets.find("me.rainbow")?.provider).toBe(provider);
  stop();
  announce({ info: info({ rdns: "io.other" }), provider });
  expect(heard).toHaveBeenCalledOnce();
});

test("the list stays the same object until another wallet comes", () => {
  const { wallets, announce } = open();
  announce({ info: info(), provider });
  const before = wallets.get();
  announce({ info: info({ uuid: "other", name: "Rainbow again" }), provider: { ...provider } });
  expect(wallets.get()).toBe(before);
});

test("a name is shown without what is invisible or turns the line around", () => {
  expect(listed({ name: "Rain\u202ebow\u200b\u0000  \n wallet" })?.name).toBe("Rainbow wallet");
  expect(listed({ name: "x".repeat(10_000) })?.name).toHaveLength(40);
  expect(listed({ name: `a${"\u0301".repeat(50)}` })?.name.length).toBeLessThan(5);
  expect(listed({ name: "\u200b\u3164" })?.name).toBe("me.rainbow");
  expect(listed({ name: 7 })?.name).toBe("me.rainbow");
});

test.each([
  "https://tracker.example/pixel.png",
  "data:text/html,<script>",
  "javascript:alert(1)",
  `data:image/png;base64,${"A".repeat(300_000)}`,
  7,
])("the picture %.40s is left out", (hostile) => {
  expect(listed({ icon: hostile })).not.toHaveProperty("icon");
});

test.each(["png", "jpeg", "webp", "svg+xml"])("a picture of kind %s is shown", (kind) => {
  expect(listed({ icon: `data:image/${kind};base64,AA==` })?.icon).toContain(kind);
});

test.each([
  null,
  7,
  {},
  { info: null, provider },
  { info: info() },
  { info: info(), provider: {} },
  { info: info({ rdns: "not a domain" }), provider },
  { info: info({ rdns: undefined }), provider },
  {
    get info() {
      throw new Error("boo");
    },
  },
])("announcement %# is no wallet, and nothing breaks", (detail) => {
  const { wallets, announce } = open();
  announce(detail);
  expect(wallets.get()).toEqual([]);
});

test("a flood ends at forty", () => {
  const { wallets, announce } = open();
  for (let i = 0; i < 100; i += 1) announce({ info: info({ rdns: `com.wallet${i}` }), provider });
  expect(wallets.get()).toHaveLength(40);
});

import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mainnet } from "wagmi/chains";
import type { PretendChains } from "../identity/testing/pretendChains.tsx";
import { rowan } from "../kit/testing/rowan.ts";
import {
  accountTestHash,
  accountTransactionsKey,
  showAccountDialog,
  stored,
  transaction,
} from "./testing/showAccount.tsx";

const { address } = rowan;

beforeEach(() => localStorage.clear());

const button = (name: string) => page.getByRole("button", { name });
const dialog = () => document.querySelector("dialog")!;
const picture = () => dialog().querySelector("img[referrerpolicy]");
const said = () => document.querySelector("[role=status]")!.textContent;

function clipboard(write: (text: string) => Promise<void>) {
  const spy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
  onTestFinished(() => spy.mockRestore());
  return spy;
}

describe("who it is", () => {
  test("a name, its balance and the tokens the site knows", async () => {
    const token = { symbol: "SEED", decimals: 6, held: 1_204_000_000n };
    await showAccountDialog({
      answers: { name: "rowan.eth", balance: 1_284_000_000_000_000_001n, token },
      tokens: [
        { chainId: 1, address: `0x${"5".repeat(40)}` },
        { chainId: 10, address: `0x${"6".repeat(40)}` },
      ],
    });
    await expect.element(page.getByRole("dialog", { name: "Your account" })).toBeVisible();
    await expect.element(page.getByText("rowan.eth")).toBeVisible();
    await expect.element(page.getByText("1.28 ETH")).toBeVisible();
    await expect.element(button("Copy Address")).toHaveFocus();
    await page.getByText("Other balances").click();
    await expect
      .element(page.getByRole("list", { name: "Other balances" }))
      .toHaveTextContent("1,204 SEED");
    expect(dialog().querySelectorAll("li")).toHaveLength(1);
    await expectNoViolations();
  });

  test("without a name the address, and a tiny balance that is not nothing", async () => {
    await showAccountDialog({ answers: { balance: 1n } });
    await expect.element(page.getByText("0x15…6A65")).toBeVisible();
    await expect.element(page.getByText("<0.001 ETH")).toBeVisible();
  });

  test.for([
    ["letters of another script", "jun\u0456per.eth"],
    ["text that runs backwards", "\u202ehte.nawor.eth"],
    ["markup", "<img src=x onerror=alert(1)>.eth"],
    ["ten thousand characters", `${"a".repeat(10_000)}.eth`],
  ])("a name of %s is not shown", async ([, name]) => {
    await showAccountDialog({ answers: { name } });
    await expect.element(page.getByText("0 ETH")).toBeVisible();
    await expect.element(page.getByText("0x15…6A65")).toBeVisible();
    expect(dialog().textContent).not.toContain(name);
    expect(picture()).toBeNull();
  });

  test("a picture that is gone leaves the emoji, and nothing moves", async () => {
    await showAccountDialog({
      answers: { name: "rowan.eth", avatar: "data:image/png;base64,AAAA" },
    });
    const top = () => button("Copy Address").element().getBoundingClientRect().top;
    const before = top();
    await expect.element(page.getByText("0 ETH")).toBeVisible();
    await expect.poll(() => picture()).toBeNull();
    expect(dialog().querySelector("text")!.textContent).not.toBe("");
    expect(top()).toBe(before);
  });

  test("a balance that cannot be read is said so, and can be asked for again", async () => {
    const answers: PretendChains = { balance: "refused" };
    await showAccountDialog({ answers });
    await expect.element(page.getByText("The balance could not be read just now.")).toBeVisible();
    await expect.element(button("Try again")).toBeVisible();
    await expectNoViolations();
    answers.balance = 10n ** 18n;
    await button("Try again").click();
    await expect.element(page.getByText("1 ETH")).toBeVisible();
  });

  test("until the balance is there its place is kept", async () => {
    await showAccountDialog({ answers: { balance: "silent", name: "rowan.eth" } });
    await expect.element(page.getByText("rowan.eth")).toBeVisible();
    await expectNoViolations();
  });
});

describe("what is in sight", () => {
  const four = [4, 3, 2, 1].map((number) => transaction(number, "confirmed"));

  test.for([
    [1280, 800],
    [390, 844],
  ] as const)(
    "at %i x %i all that one does is, what was sent can be scrolled to, and nothing lies over anything",
    async ([width, height]) => {
      await page.viewport(width, height);
      await showAccountDialog({
        answers: { name: "rowan.eth", balance: 10n ** 18n },
        transactions: four,
        children: <div style={{ blockSize: 600 }}>And more</div>,
      });
      await expect.element(page.getByText("1 ETH")).toBeVisible();
      const inSight = dialog().getBoundingClientRect().bottom;
      expect(inSight).toBeLessThanOrEqual(height);
      const bottomOf = (one: Element) => one.getBoundingClientRect().bottom;
      for (const name of ["Copy Address", "Disconnect"]) {
        expect(bottomOf(button(name).element())).toBeLessThanOrEqual(inSight);
      }
      const last = page.getByRole("link", { name: "View more on Explorer" }).element();
      last.scrollIntoView({ block: "end", behavior: "instant" });
      expect(bottomOf(last)).toBeLessThanOrEqual(inSight + 1);
      dialog().scrollTop = 0;

      const close = button("Close").element().getBoundingClientRect();
      const actions = [...dialog().querySelectorAll<HTMLElement>("a, button")].filter(
        (one) => one.textContent !== "",
      );
      const underClose = (scrolled: number) => {
        dialog().scrollTop = scrolled;
        const x = button("Close").element().getBoundingClientRect();
        return actions.filter((one) => {
          const { top, bottom, right } = one.getBoundingClientRect();
          return right > x.left && top < x.bottom && bottom > x.top;
        });
      };
      expect(close.top).toBeGreaterThan(0);
      for (let scrolled = 0; scrolled < dialog().scrollHeight; scrolled += 40) {
        expect(underClose(scrolled)).toEqual([]);
      }
    },
  );

  test("the network is named, and leads to the others", async () => {
    const { onNetworks } = await showAccountDialog();
    const row = button("Ethereum Switch Networks");
    await row.click();
    expect(onNetworks).toHaveBeenCalledOnce();
  });

  test("that of an account by passkey is named, and leads nowhere", async () => {
    await showAccountDialog({ account: { ...rowan, wallet: { id: "passkey", name: "Passkey" } } });
    await expect.element(page.getByText("Ethereum", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Switch Networks")).not.toBeInTheDocument();
    await expectNoViolations();
  });
});

describe("copying the address", () => {
  test("takes all of it, says so, and is ready again after a second and a half", async () => {
    await showAccountDialog();
    const write = clipboard(async () => {});
    const wait = vi.spyOn(window, "setTimeout");
    onTestFinished(() => wait.mockRestore());
    await button("Copy Address").click();
    await expect.element(button("Copied!")).toHaveFocus();
    expect(write).toHaveBeenCalledExactlyOnceWith(address);
    const [ready] = wait.mock.calls.find(([, milliseconds]) => milliseconds === 1500)!;
    await expect.poll(said).toBe("Copied!");
    await expectNoViolations();
    (ready as () => void)();
    await expect.element(button("Copy Address")).toHaveFocus();
  });

  test("where the browser refuses, the address is there to be copied by hand", async () => {
    await showAccountDialog();
    clipboard(() => Promise.reject(new Error("not allowed")));
    await button("Copy Address").click();
    const field = page.getByRole("textbox", { name: /selected here, ready to be copied by hand/ });
    await expect.element(field).toHaveFocus();
    expect(getSelection()!.toString()).toBe(address);
    await expectNoViolations();
  });
});

describe("recent transactions", () => {
  test("the last three, what became of them, and where to see more", async () => {
    await showAccountDialog({
      transactions: [
        transaction(4, "pending"),
        transaction(3, "confirmed"),
        transaction(2, "failed"),
        transaction(1, "confirmed"),
      ],
    });
    const rows = [...dialog().querySelectorAll<HTMLAnchorElement>("li a")];
    expect(rows.map((row) => row.textContent)).toEqual([
      "Moved field № 4Pending",
      "Moved field № 3Confirmed",
      "Moved field № 2Failed",
    ]);
    expect(rows[0]!.href).toBe(`https://etherscan.io/tx/${accountTestHash(4)}`);
    const more = page.getByRole("link", { name: "View more on Explorer" });
    await expect.element(more).toHaveAttribute("href", `https://etherscan.io/address/${address}`);
    for (const link of dialog().querySelectorAll("a")) {
      expect([link.target, link.rel]).toEqual(["_blank", "noreferrer noopener"]);
    }
    await expectNoViolations();
  });

  test("as many as the site wants, or no list at all", async () => {
    const transactions = [3, 2, 1].map((number) => transaction(number, "confirmed"));
    await showAccountDialog({ shown: 2, transactions });
    expect(dialog().querySelectorAll("li a")).toHaveLength(2);
    await showAccountDialog({ shown: 0, transactions });
    const [, other] = document.querySelectorAll("dialog");
    expect(other!.textContent).toContain("Disconnect");
    expect(other!.querySelectorAll("section, a")).toHaveLength(0);
  });

  test("none yet", async () => {
    await showAccountDialog();
    await expect.element(page.getByText("Your transactions will appear here...")).toBeVisible();
    await expect.element(button("Clear All")).not.toBeInTheDocument();
    await expectNoViolations();
  });

  test("cleared, for good, and the focus stays inside", async () => {
    await showAccountDialog({ transactions: [transaction(1, "failed")] });
    await button("Clear All").click();
    await expect.element(page.getByText("Your transactions will appear here...")).toBeVisible();
    await expect.poll(said).toBe("Recent transactions cleared");
    expect(localStorage.getItem(accountTransactionsKey)).toBe("{}");
    await expect.poll(() => dialog().contains(document.activeElement)).toBe(true);
  });

  test.for([
    ["success", "Confirmed"],
    ["reverted", "Failed"],
  ] as const)("one that comes to its end is seen and heard: %s", async ([status, word]) => {
    const { settle } = await showAccountDialog({ transactions: [transaction(1, "pending")] });
    await expect.element(page.getByText("Pending")).toBeVisible();
    settle(status);
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    await expect.element(page.getByText(`Moved field № 1: ${word}`).first()).toBeInTheDocument();
  });

  test("what another tab adds appears here", async () => {
    await showAccountDialog();
    localStorage.setItem(accountTransactionsKey, stored(transaction(7, "confirmed")));
    window.dispatchEvent(new StorageEvent("storage", { key: accountTransactionsKey }));
    await expect.element(page.getByText("Moved field № 7")).toBeVisible();
  });

  test("a chain without an explorer has rows that lead nowhere, and no more to view", async () => {
    const { blockExplorers: _, ...plain } = mainnet;
    await showAccountDialog({
      answers: { chains: [plain] },
      transactions: [transaction(1, "confirmed")],
    });
    await expect.element(page.getByText("Moved field № 1")).toBeVisible();
    expect(dialog().querySelectorAll("a")).toHaveLength(0);
  });
});

test("Disconnect is at work until the wallet has let go", async () => {
  const gone = Promise.withResolvers<void>();
  const onDisconnect = vi.fn(() => gone.promise);
  await showAccountDialog({ onDisconnect });
  await button("Disconnect").click();
  expect(onDisconnect).toHaveBeenCalledOnce();
  await expect.element(button("Disconnect")).toHaveAttribute("aria-busy", "true");
  gone.resolve();
  await expect.element(button("Disconnect")).not.toHaveAttribute("aria-busy");
});

test("Tab goes round inside, Escape asks to close, and what else belongs to the account has its place", async () => {
  const { onClose } = await showAccountDialog({
    children: <button type="button">Unlock the exchange</button>,
  });
  const order = [
    "Copy Address",
    "Disconnect",
    "View more on Explorer",
    "Ethereum Switch Networks",
    "Unlock the exchange",
  ];
  const control = (name: string) =>
    page.getByRole(name.startsWith("View") ? "link" : "button", { name });
  for (const name of order) {
    await expect.element(control(name)).toHaveFocus();
    await userEvent.tab();
  }
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledExactlyOnceWith("escape");
});

test("without anybody connected there is nothing to open", async () => {
  await showAccountDialog({ account: undefined });
  expect(dialog().open).toBe(false);
});

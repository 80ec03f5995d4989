import { describe, expect, it, vi } from "vitest";
import { createSignIn, type SignInMode } from "./createSignIn.ts";
import { alice, bob, fakeServer, unreachable } from "./testing/fakeServer.ts";
import { fakeTime } from "./testing/fakeTime.ts";
import type { VerifyPort } from "./verification.ts";
import type { Account } from "./walletKit.ts";

const hour = 3600_000;
const wallet = { id: "meta", name: "Meta" };
const connected = (holder: Pick<Account, "address" | "chainId">): Account => ({
  ...holder,
  wallet,
  supported: holder.chainId === 1,
});

/** Tabs of one browser: one server session, one channel, and each its own wallet connection. */
function openBrowser() {
  const time = fakeTime();
  const server = fakeServer();
  const channels: (() => void)[] = [];

  function openTab(mode: SignInMode = "on-connect") {
    let look = () => {};
    let hear = () => {};
    const openDialog = vi.fn();
    const signIn = createSignIn({
      mode,
      client: server.client,
      broadcast: {
        postMessage() {
          for (const other of channels) if (other !== hear) other();
        },
        addEventListener(_, listener) {
          hear = listener;
          channels.push(hear);
        },
      },
      onAttention(listener) {
        look = listener;
      },
      now: time.now,
      after: time.after,
      page: { host: "farm.example", uri: "https://farm.example/" },
      openDialog,
    });
    const { authentication } = signIn;
    return {
      signIn,
      openDialog,
      look: () => look(),
      status: () => authentication?.status(),
      connect: (holder?: Pick<Account, "address" | "chainId">) =>
        authentication?.accountChanged(holder && connected(holder)),
      /** What the dialog does once the wallet has signed. */
      verify: () => portOf(signIn).verify("message", "0x12"),
    };
  }
  const session = (holder: typeof alice | typeof bob, life = hour) => ({
    ...holder,
    expiresAt: time.now() + life,
  });
  return { time, server, openTab, session };
}

/** The dialog gets its port as a property; the kit never sees it. */
function portOf({ authentication }: ReturnType<typeof createSignIn>) {
  const Dialog = authentication!.VerifyDialog as (props: object) => {
    props: { port: VerifyPort };
  };
  return Dialog({ onClose() {}, onCancel() {} }).props.port;
}

describe("on connecting", () => {
  it("an account is loading, then not verified, then verified", async () => {
    const { time, server, openTab, session } = openBrowser();
    const tab = openTab();
    const heard: unknown[] = [];
    tab.signIn.authentication!.subscribe(() => heard.push(tab.status()));
    expect(tab.status()).toBe("loading");
    tab.connect(alice);
    expect(tab.status()).toBe("loading");
    await time.settle();
    server.signer = session(alice);
    expect(await tab.verify()).toEqual({ ok: true });
    expect(heard).toEqual(["unauthenticated", "authenticated"]);
    expect(tab.signIn.session()).toEqual(server.signer);
    expect(tab.openDialog).not.toHaveBeenCalled();
  });

  it("a reload keeps the sign-in, and a wallet that is still waking up does not end it", async () => {
    const { time, server, openTab, session } = openBrowser();
    server.session = session(alice);
    const tab = openTab();
    tab.connect(undefined);
    await time.settle();
    tab.connect(alice);
    await time.settle();
    expect(tab.status()).toBe("authenticated");
    expect(server.asked).toEqual(["session"]);
  });

  it("a refused signature signs nobody in", async () => {
    const { time, openTab } = openBrowser();
    const tab = openTab();
    tab.connect(alice);
    await time.settle();
    expect(await tab.verify()).toMatchObject({ ok: false });
    expect(tab.status()).toBe("unauthenticated");
  });

  it.each([
    ["disconnected", (tab: Tab) => tab.connect(undefined)],
    ["changed the account", (tab: Tab) => tab.connect(bob)],
    ["closed the dialog", (tab: Tab) => tab.signIn.authentication!.dialogClosed()],
  ])("a signature verified after the visitor %s ends on the server as well", async (_, leave) => {
    const { time, server, openTab, session } = openBrowser();
    const tab = openTab();
    tab.connect(alice);
    await time.settle();
    server.signer = session(alice);
    server.hold();
    const verified = tab.verify();
    leave(tab);
    server.release();
    expect(await verified).toEqual({ ok: false });
    await time.settle();
    expect(tab.signIn.session()).toBeNull();
    expect(server.session).toBeNull();
  });

  it("on a wrong network there is nothing to verify, and the right one asks", async () => {
    const { time, server, openTab, session } = openBrowser();
    server.session = session(alice);
    const tab = openTab();
    tab.connect({ ...alice, chainId: 99 });
    await time.settle();
    expect(tab.status()).toBe("authenticated");
    expect(tab.signIn.session()).toBeNull();
    expect(await tab.signIn.require()).toEqual({ ok: false, reason: "wrong-network" });
    tab.connect(alice);
    await time.settle();
    expect(tab.status()).toBe("unauthenticated");
  });

  it("a server that cannot be asked keeps nobody waiting for ever, and is believed later", async () => {
    const { time, server, openTab, session } = openBrowser();
    server.session = session(alice);
    server.fault = unreachable;
    const tab = openTab();
    tab.connect(alice);
    await time.pass(5000);
    expect(tab.status()).toBe("loading");
    await time.pass(5000);
    expect(tab.status()).toBe("unauthenticated");
    server.fault = undefined;
    tab.look();
    await time.settle();
    expect(tab.status()).toBe("authenticated");
  });

  it("an expired session asks again", async () => {
    const { time, server, openTab, session } = openBrowser();
    server.session = session(alice, 5 * 60_000);
    const tab = openTab();
    tab.connect(alice);
    await time.pass(4 * 60_000);
    expect(tab.status()).toBe("authenticated");
    server.session = null;
    await time.pass(2 * 60_000);
    expect(tab.status()).toBe("unauthenticated");
  });
});

describe("two tabs", () => {
  it("sign in and out together", async () => {
    const { time, server, openTab, session } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    one.connect(alice);
    two.connect(alice);
    await time.settle();
    server.signer = session(alice);
    await one.verify();
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["authenticated", "authenticated"]);
    two.signIn.signOut();
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["unauthenticated", "unauthenticated"]);
  });

  it("with different accounts do not sign each other out again and again", async () => {
    const { time, server, openTab, session } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    one.connect(alice);
    two.connect(bob);
    await time.settle();
    server.signer = session(alice);
    await one.verify();
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["authenticated", "unauthenticated"]);
    server.signer = session(bob);
    await two.verify();
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["unauthenticated", "authenticated"]);
    expect(server.asked).not.toContain("signOut");
  });

  it("a tab that heard nothing learns it when it is looked at", async () => {
    const { time, server, openTab, session } = openBrowser();
    server.session = session(alice);
    const tab = openTab();
    tab.connect(alice);
    await time.settle();
    server.session = null;
    tab.look();
    await time.settle();
    expect(tab.status()).toBe("unauthenticated");
  });

  it("everywhere means every tab; where the server did not hear it, nothing is claimed", async () => {
    const { time, server, openTab, session } = openBrowser();
    server.session = session(alice);
    const [one, two] = [openTab(), openTab()];
    one.connect(alice);
    two.connect(alice);
    await time.settle();
    server.fault = unreachable;
    expect(await one.signIn.signOutEverywhere()).toMatchObject({ ok: false });
    expect(one.status()).toBe("authenticated");
    server.fault = undefined;
    expect(await one.signIn.signOutEverywhere()).toEqual({ ok: true });
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["unauthenticated", "unauthenticated"]);
  });
});

describe("when something needs it", () => {
  it("asks for nothing until then, and asks only once", async () => {
    const { time, server, openTab, session } = openBrowser();
    const tab = openTab("on-demand");
    tab.connect(alice);
    expect(tab.status()).toBe("authenticated");
    await time.settle();
    expect(tab.status()).toBe("authenticated");
    expect(tab.signIn.session()).toBeNull();

    const [save, share] = [tab.signIn.require(), tab.signIn.require()];
    expect(tab.status()).toBe("unauthenticated");
    expect(tab.openDialog).toHaveBeenCalled();
    server.signer = session(alice);
    await tab.verify();
    const done = { ok: true, session: server.signer };
    expect(await Promise.all([save, share, tab.signIn.require()])).toEqual([done, done, done]);
  });

  it("is content again when the visitor does not want to", async () => {
    const { time, openTab } = openBrowser();
    const tab = openTab("on-demand");
    tab.connect(alice);
    await time.settle();
    const save = tab.signIn.require();
    tab.signIn.authentication!.dialogClosed();
    expect(await save).toEqual({ ok: false, reason: "closed" });
    expect(tab.status()).toBe("authenticated");
  });

  it("begins with a wallet where none is connected, and goes on to verify", async () => {
    const { time, server, openTab, session } = openBrowser();
    const tab = openTab("on-demand");
    const save = tab.signIn.require();
    expect(tab.openDialog).toHaveBeenCalledOnce();
    tab.connect(alice);
    expect(tab.status()).toBe("loading");
    await time.settle();
    expect(tab.status()).toBe("unauthenticated");
    server.signer = session(alice);
    await tab.verify();
    expect(await save).toMatchObject({ ok: true });
  });

  it("waits for the server's word before it asks, and asks nobody who is signed in", async () => {
    const { time, server, openTab, session } = openBrowser();
    server.session = session(alice);
    const tab = openTab();
    tab.connect(alice);
    const save = tab.signIn.require();
    expect(tab.openDialog).not.toHaveBeenCalled();
    await time.settle();
    expect(await save).toEqual({ ok: true, session: server.session });
    expect(tab.openDialog).not.toHaveBeenCalled();
  });

  it("a wallet that comes on a wrong network cannot be verified", async () => {
    const { openTab } = openBrowser();
    const tab = openTab("on-demand");
    const save = tab.signIn.require();
    tab.connect({ ...alice, chainId: 99 });
    expect(await save).toEqual({ ok: false, reason: "wrong-network" });
  });
});

it("where it is off, the kit has none, and nothing is asked of the server", async () => {
  const { time, server, openTab } = openBrowser();
  const tab = openTab("off");
  expect(tab.signIn.authentication).toBeNull();
  tab.look();
  tab.signIn.signOut();
  expect(await tab.signIn.require()).toEqual({ ok: false, reason: "off" });
  await time.settle();
  expect(server.asked).toEqual([]);
});

type Tab = ReturnType<ReturnType<typeof openBrowser>["openTab"]>;

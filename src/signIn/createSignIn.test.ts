// Tests what the kit is told of an account from its connecting on, and nothing at all where sign-in is off.
import { describe, expect, it } from "vitest";
import { signInStatement } from "../lib/signInStatement.ts";
import type { ClientFailure } from "./clientFailure.ts";
import { aliceHolder, bobHolder, unreachable } from "./testing/fakeServer.ts";
import { openSignInBrowser, type SignInTab } from "./testing/openSignInBrowser.ts";

describe("on connecting", () => {
  it("an account is loading, then not verified, then verified", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    const tab = openTab();
    const heard: unknown[] = [];
    tab.signIn.authentication!.subscribe(() => heard.push(tab.status()));
    expect(tab.status()).toBe("loading");
    void tab.connect(aliceHolder);
    expect(tab.status()).toBe("loading");
    await time.settle();
    server.signer = session(aliceHolder);
    expect(await tab.verify()).toEqual({ ok: true });
    expect(heard).toEqual(["unauthenticated", "authenticated"]);
    expect(tab.signIn.session()).toEqual(server.signer);
    expect(tab.openDialog).not.toHaveBeenCalled();
  });

  it("a reload keeps the sign-in, and a wallet that is still waking up does not end it", async () => {
    const { server, openTab, session } = openSignInBrowser();
    server.session = session(aliceHolder);
    const tab = openTab();
    await tab.connect(undefined);
    await tab.connect(aliceHolder);
    expect(tab.status()).toBe("authenticated");
    expect(server.asked).toEqual(["session"]);
  });

  it("a refused signature signs nobody in", async () => {
    const { openTab } = openSignInBrowser();
    const tab = openTab();
    await tab.connect(aliceHolder);
    expect(await tab.verify()).toMatchObject({ ok: false });
    expect(tab.status()).toBe("unauthenticated");
  });

  it.each<[string, ClientFailure, string]>([
    ["cannot be reached", { kind: "unreachable" }, "offline"],
    ["is too slow", { kind: "timed-out" }, "offline"],
    ["asks for patience", { kind: "refused", status: 429, code: "too-many-requests" }, "busy"],
    ["cannot ask the chain", { kind: "refused", status: 503, code: "chain-unavailable" }, "away"],
    ["answers with something else", { kind: "unreadable" }, "away"],
    ["says no", { kind: "refused", status: 401, code: "bad-signature" }, "refused"],
  ])(
    "a server that %s is told apart, for a message and for a signature",
    async (_, fault, reason) => {
      const { server, openTab } = openSignInBrowser();
      const tab = openTab();
      await tab.connect(aliceHolder);
      server.fault = fault;
      expect(await tab.prepare()).toEqual({ ok: false, reason });
      expect(await tab.verify()).toEqual({ ok: false, reason });
    },
  );

  it("a message is the page's own, dated by the server's clock when ours is wrong", async () => {
    const { time, server, openTab } = openSignInBrowser();
    const tab = openTab();
    await tab.connect(aliceHolder);
    server.clockAhead = -90 * 60_000;
    expect(await tab.prepare()).toEqual({
      ok: true,
      message: JSON.stringify({
        account: aliceHolder,
        page: { host: "farm.example", uri: "https://farm.example/" },
        statement: signInStatement,
        nonce: "nonce1abcdef",
        issuedAt: time.now() + server.clockAhead,
      }),
    });
  });

  it("a statement has the characters that EIP-4361 allows", () => {
    expect(signInStatement).toMatch(/^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/);
  });

  it.each([
    ["disconnected", (tab: SignInTab) => tab.connect(undefined)],
    ["changed the account", (tab: SignInTab) => tab.connect(bobHolder)],
    ["closed the dialog", (tab: SignInTab) => tab.signIn.authentication!.dialogClosed()],
  ])("a signature verified after the visitor %s ends on the server as well", async (_, leave) => {
    const { time, server, openTab, session } = openSignInBrowser();
    const tab = openTab();
    await tab.connect(aliceHolder);
    server.signer = session(aliceHolder);
    server.hold();
    const verified = tab.verify();
    leave(tab);
    server.release();
    expect(await verified).toEqual({ ok: false, reason: "refused" });
    await time.settle();
    expect(tab.signIn.session()).toBeNull();
    expect(server.session).toBeNull();
  });

  it("a glance at another network neither ends the session nor asks again", async () => {
    const { server, openTab, session } = openSignInBrowser();
    server.session = session(aliceHolder);
    const tab = openTab();
    await tab.connect(aliceHolder);
    for (const chainId of [99, 10, 1]) {
      await tab.connect({ ...aliceHolder, chainId });
      expect(tab.status()).toBe("authenticated");
      expect(tab.signIn.session()).toMatchObject(aliceHolder);
    }
    expect(server.asked).toEqual(["session"]);
  });

  it("a signature that is under way when the network changes still signs in", async () => {
    const { server, openTab, session } = openSignInBrowser();
    const tab = openTab();
    await tab.connect(aliceHolder);
    server.signer = session(aliceHolder);
    server.hold();
    const verified = tab.verify();
    void tab.connect({ ...aliceHolder, chainId: 99 });
    server.release();
    expect(await verified).toEqual({ ok: true });
    expect(tab.status()).toBe("authenticated");
  });

  it("on a wrong network a stranger is still to be verified", async () => {
    const { openTab } = openSignInBrowser();
    const tab = openTab();
    await tab.connect({ ...aliceHolder, chainId: 99 });
    expect(tab.status()).toBe("unauthenticated");
  });

  it("a server that cannot be asked keeps nobody waiting for ever, and is believed later", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    server.session = session(aliceHolder);
    server.fault = unreachable;
    const tab = openTab();
    void tab.connect(aliceHolder);
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
    const { time, server, openTab, session } = openSignInBrowser();
    server.session = session(aliceHolder, 5 * 60_000);
    const tab = openTab();
    void tab.connect(aliceHolder);
    await time.pass(4 * 60_000);
    expect(tab.status()).toBe("authenticated");
    server.session = null;
    await time.pass(2 * 60_000);
    expect(tab.status()).toBe("unauthenticated");
  });
});

it("where it is off, the kit has none, and nothing is asked of the server", async () => {
  const { time, server, openTab } = openSignInBrowser();
  const tab = openTab("off");
  expect(tab.signIn.authentication).toBeNull();
  tab.look();
  tab.signIn.signOut();
  expect(await tab.signIn.require()).toEqual({ ok: false, reason: "off" });
  await time.settle();
  expect(server.asked).toEqual([]);
});

// Tests that what needs a sign-in asks for one only then, once, and takes no for an answer.
import { describe, expect, it } from "vitest";
import { aliceHolder } from "./testing/fakeServer.ts";
import { openSignInBrowser } from "./testing/openSignInBrowser.ts";

describe("when something needs it", () => {
  it("asks for nothing until then, and asks only once", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    const tab = openTab("on-demand");
    void tab.connect(aliceHolder);
    expect(tab.status()).toBe("authenticated");
    await time.settle();
    expect(tab.status()).toBe("authenticated");
    expect(tab.signIn.session()).toBeNull();

    const [save, share] = [tab.signIn.require(), tab.signIn.require()];
    expect(tab.status()).toBe("unauthenticated");
    expect(tab.openDialog).toHaveBeenCalled();
    server.signer = session(aliceHolder);
    await tab.verify();
    const done = { ok: true, session: server.signer };
    expect(await Promise.all([save, share, tab.signIn.require()])).toEqual([done, done, done]);
  });

  it("is content again when the visitor does not want to", async () => {
    const { openTab } = openSignInBrowser();
    const tab = openTab("on-demand");
    await tab.connect(aliceHolder);
    const save = tab.signIn.require();
    tab.signIn.authentication!.dialogClosed();
    expect(await save).toEqual({ ok: false, reason: "closed" });
    expect(tab.status()).toBe("authenticated");
  });

  it("begins with a wallet where none is connected, and goes on to verify", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    const tab = openTab("on-demand");
    const save = tab.signIn.require();
    expect(tab.openDialog).toHaveBeenCalledOnce();
    void tab.connect(aliceHolder);
    expect(tab.status()).toBe("loading");
    await time.settle();
    expect(tab.status()).toBe("unauthenticated");
    server.signer = session(aliceHolder);
    await tab.verify();
    expect(await save).toMatchObject({ ok: true });
  });

  it("waits for the server's word before it asks, and asks nobody who is signed in", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    server.session = session(aliceHolder);
    const tab = openTab();
    void tab.connect(aliceHolder);
    const save = tab.signIn.require();
    expect(tab.openDialog).not.toHaveBeenCalled();
    await time.settle();
    expect(await save).toEqual({ ok: true, session: server.session });
    expect(tab.openDialog).not.toHaveBeenCalled();
  });

  it("a wallet that comes on a wrong network is led on, and may leave", async () => {
    const { openTab } = openSignInBrowser();
    const tab = openTab("on-demand");
    const save = tab.signIn.require();
    await tab.connect({ ...aliceHolder, chainId: 99 });
    expect(tab.status()).toBe("unauthenticated");
    tab.signIn.authentication!.dialogClosed();
    expect(await save).toEqual({ ok: false, reason: "closed" });
    expect(tab.status()).toBe("authenticated");
  });
});

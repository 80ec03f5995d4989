// Tests that the tabs of one browser are signed in and out together, and never against each other.
import { describe, expect, it } from "vitest";
import { aliceHolder, bobHolder, unreachable } from "./testing/fakeServer.ts";
import { openSignInBrowser } from "./testing/openSignInBrowser.ts";

describe("two tabs", () => {
  it("sign in and out together", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    const [one, two] = [openTab(), openTab()];
    void one.connect(aliceHolder);
    await two.connect(aliceHolder);
    server.signer = session(aliceHolder);
    await one.verify();
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["authenticated", "authenticated"]);
    two.signIn.signOut();
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["unauthenticated", "unauthenticated"]);
  });

  it("with different accounts do not sign each other out again and again", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    const [one, two] = [openTab(), openTab()];
    void one.connect(aliceHolder);
    await two.connect(bobHolder);
    server.signer = session(aliceHolder);
    await one.verify();
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["authenticated", "unauthenticated"]);
    server.signer = session(bobHolder);
    await two.verify();
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["unauthenticated", "authenticated"]);
    expect(server.asked).not.toContain("signOut");
  });

  it("a tab that heard nothing learns it when it is looked at", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    server.session = session(aliceHolder);
    const tab = openTab();
    await tab.connect(aliceHolder);
    server.session = null;
    tab.look();
    await time.settle();
    expect(tab.status()).toBe("unauthenticated");
  });

  it("everywhere means every tab; where the server did not hear it, nothing is claimed", async () => {
    const { time, server, openTab, session } = openSignInBrowser();
    server.session = session(aliceHolder);
    const [one, two] = [openTab(), openTab()];
    void one.connect(aliceHolder);
    await two.connect(aliceHolder);
    server.fault = unreachable;
    expect(await one.signIn.signOutEverywhere()).toMatchObject({ ok: false });
    expect(one.status()).toBe("authenticated");
    server.fault = undefined;
    expect(await one.signIn.signOutEverywhere()).toEqual({ ok: true });
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["unauthenticated", "unauthenticated"]);
  });
});

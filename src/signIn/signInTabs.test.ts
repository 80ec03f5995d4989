// Tests that the tabs of one browser are signed in and out together, and never against each other.
import { describe, expect, it } from "vitest";
import { alice, bob, unreachable } from "./testing/fakeServer.ts";
import { openBrowser } from "./testing/openBrowser.ts";

describe("two tabs", () => {
  it("sign in and out together", async () => {
    const { time, server, openTab, session } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    one.connect(alice);
    await two.connect(alice);
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
    await two.connect(bob);
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
    await tab.connect(alice);
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
    await two.connect(alice);
    server.fault = unreachable;
    expect(await one.signIn.signOutEverywhere()).toMatchObject({ ok: false });
    expect(one.status()).toBe("authenticated");
    server.fault = undefined;
    expect(await one.signIn.signOutEverywhere()).toEqual({ ok: true });
    await time.settle();
    expect([one.status(), two.status()]).toEqual(["unauthenticated", "unauthenticated"]);
  });
});

import { fakeTime } from "@loamstead/lib/testing/fakeTime.ts";
import { parseSiweMessage } from "viem/siwe";
import { describe, expect, it, vi } from "vitest";
import type { Account } from "../kit/walletState.ts";
import { type AuthenticationOptions, createAuthentication } from "./createAuthentication.ts";
import { signInMessage } from "./signInMessage.ts";
import { aliceAccount, bobAccount } from "./testing/holders.ts";

const connected = (holder: Pick<Account, "address" | "chainId">): Account => ({
  ...holder,
  wallet: { id: "field", name: "Field Wallet" },
  supported: true,
});

/** A server with one session per browser, which a test can change, and as many tabs as it opens. */
function openBrowser(changes: Partial<AuthenticationOptions> = {}) {
  const time = fakeTime();
  const tabs: (() => void)[] = [];
  const server = { signedIn: null as string | null, signer: aliceAccount.address as string | null };
  const options = {
    getNonce: vi.fn(async () => "abcdefgh1"),
    verify: vi.fn(async () => {
      if (server.signer) server.signedIn = server.signer;
      return server.signer !== null;
    }),
    signOut: vi.fn(async () => {
      server.signedIn = null;
    }),
    session: vi.fn(async () => (server.signedIn ? { address: server.signedIn } : null)),
    ...changes,
  };
  const report = vi.fn();
  function openTab() {
    const authentication = createAuthentication(options, {
      now: time.now,
      after: time.after,
      page: () => ({ host: "shop.example", uri: "https://shop.example" }),
      joinTabs(heard) {
        tabs.push(heard);
        return () => {
          for (const other of tabs) if (other !== heard) other();
        };
      },
      report,
    });
    const seen: string[] = [];
    authentication.subscribe(() => seen.push(authentication.status()));
    const connect = (holder?: Pick<Account, "address" | "chainId">) =>
      authentication.accountChanged(holder && connected(holder));
    return { authentication, seen, connect, verify: () => authentication.verify("text", "0x51") };
  }
  return { ...openTab(), openTab, time, server, options, report };
}

async function connectedAs(
  holder: typeof aliceAccount,
  changes: Partial<AuthenticationOptions> = {},
) {
  const world = openBrowser(changes);
  world.connect(holder);
  await world.time.settle();
  return world;
}

const later = <T>() => Promise.withResolvers<T>();
const error = (fields: object) => Object.assign(new Error("no"), fields);

describe("who is here", () => {
  it("a stranger is loading, unauthenticated, and authenticated by a signature", async () => {
    const { seen, verify, server, options } = await connectedAs(aliceAccount);
    expect(await verify()).toEqual({ ok: true });
    expect(seen).toEqual(["unauthenticated", "authenticated"]);
    expect(options.verify).toHaveBeenCalledWith({ message: "text", signature: "0x51" });
    expect(server.signedIn).toBe(aliceAccount.address);
  });

  it("the server is told which passkey signed, where it was one", async () => {
    const { authentication, options } = await connectedAs(aliceAccount);
    const passkey = { id: "c2VlZHM", x: "0x01", y: "0x02" } as const;
    await authentication.verify("text", "0x51", passkey);
    expect(options.verify).toHaveBeenCalledWith({ message: "text", signature: "0x51", passkey });
  });

  it("one with a session is known at once, in whatever letters the server writes the address", async () => {
    const { authentication, server, connect, time, options } = openBrowser();
    server.signedIn = aliceAccount.address.toUpperCase().replace("0X", "0x");
    connect(aliceAccount);
    await time.settle();
    expect(authentication.status()).toBe("authenticated");
    connect({ ...aliceAccount, chainId: 10 });
    expect(authentication.status()).toBe("authenticated");
    expect(options.session).toHaveBeenCalledOnce();
  });

  it("the session that the server tells is known with all its fields, until its time is up or it is ended", async () => {
    const time = fakeTime();
    const session = { address: aliceAccount.address, expiresAt: time.now() + 3_600_000, role: "a" };
    let known: typeof session | null = null;
    const authentication = createAuthentication<typeof session>(
      {
        getNonce: async () => ({ value: "abcdefgh1", clockAhead: 90_000 }),
        verify: async () => {
          known = session;
          return session;
        },
        signOut: async () => {},
        session: async () => known,
      },
      {
        now: time.now,
        after: time.after,
        page: () => ({ host: "shop.example", uri: "https://shop.example" }),
        joinTabs: () => () => {},
        report: () => {},
      },
    );
    authentication.accountChanged(connected(aliceAccount));
    await time.settle();
    const prepared = await authentication.prepare(aliceAccount, (fields) => `${fields.issuedAt}`);
    expect(prepared).toEqual({ ok: true, message: `${time.now() + 90_000}` });
    await authentication.verify("text", "0x51");
    expect(authentication.session()).toBe(session);
    known = null;
    await time.pass(3_600_000);
    expect([authentication.status(), authentication.session()]).toEqual(["unauthenticated", null]);
    await authentication.verify("text", "0x51");
    authentication.ended();
    expect(authentication.status()).toBe("unauthenticated");
  });

  it("a server that is gone is asked again, and an answer that is a no is taken for one", async () => {
    const { authentication, options, time } = await connectedAs(aliceAccount, {
      session: vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))),
    });
    expect(authentication.status()).toBe("loading");
    vi.mocked(options.session).mockResolvedValue(aliceAccount);
    await time.pass(1_000);
    expect(authentication.status()).toBe("authenticated");
    const refusing = await connectedAs(bobAccount, {
      session: vi.fn(() => Promise.reject(error({ status: 401 }))),
    });
    expect(refusing.authentication.status()).toBe("unauthenticated");
    await refusing.time.pass(60_000);
    expect(refusing.options.session).toHaveBeenCalledOnce();
  });

  it("without a `session` everybody is to be verified", async () => {
    const world = openBrowser();
    const { session: _, ...three } = world.options;
    const authentication = createAuthentication(three, {
      now: Date.now,
      after: world.time.after,
      page: () => ({ host: "", uri: "" }),
      joinTabs: () => () => {},
      report: world.report,
    });
    authentication.accountChanged(connected(aliceAccount));
    await world.time.settle();
    expect(authentication.status()).toBe("unauthenticated");
  });

  it("a slow session keeps nobody waiting for ever, and is believed when it comes", async () => {
    const answer = later<{ address: string } | null>();
    const { authentication, time } = await connectedAs(aliceAccount, {
      session: () => answer.promise,
    });
    expect(authentication.status()).toBe("loading");
    await time.pass(8_000);
    expect(authentication.status()).toBe("unauthenticated");
    answer.resolve(aliceAccount);
    await time.settle();
    expect(authentication.status()).toBe("authenticated");
  });

  it("a session that comes after the proof takes nothing back", async () => {
    const answer = later<{ address: string } | null>();
    const { authentication, time, verify } = await connectedAs(aliceAccount, {
      session: () => answer.promise,
    });
    await verify();
    answer.resolve(null);
    await time.settle();
    expect(authentication.status()).toBe("authenticated");
  });

  it("a session that cannot be asked for leads to the proof, and is told to those who build", async () => {
    const broken = new Error("bug");
    const { authentication, report } = await connectedAs(aliceAccount, {
      session: () => Promise.reject(broken),
    });
    expect(authentication.status()).toBe("unauthenticated");
    expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  });
});

describe("another account", () => {
  it.each([
    ["another", bobAccount],
    ["none", undefined],
  ])("%s ends the session, on the server too", async (_, next) => {
    const { authentication, connect, server, time, verify } = await connectedAs(aliceAccount);
    await verify();
    connect(next);
    expect(authentication.status()).toBe("loading");
    await time.settle();
    expect(server.signedIn).toBeNull();
    expect(authentication.status()).toBe(next ? "unauthenticated" : "loading");
  });

  it("a session of somebody else is over as soon as an account is connected", async () => {
    const { authentication, connect, server, time } = openBrowser();
    server.signedIn = bobAccount.address;
    connect(aliceAccount);
    await time.settle();
    expect([authentication.status(), server.signedIn]).toEqual(["unauthenticated", null]);
  });

  it("there and back again has to be verified anew, however slow the sign-out", async () => {
    const gone = later<void>();
    const { authentication, connect, server, options, time, verify } =
      await connectedAs(aliceAccount);
    await verify();
    vi.mocked(options.signOut).mockImplementationOnce(async () => {
      await gone.promise;
      server.signedIn = null;
    });
    connect(bobAccount);
    connect(aliceAccount);
    await time.settle();
    expect(authentication.status()).toBe("loading");
    gone.resolve();
    await time.settle();
    expect(authentication.status()).toBe("unauthenticated");
  });

  it.each([
    ["changed the account", ({ connect }: ReturnType<typeof openBrowser>) => connect(bobAccount)],
    ["disconnected", ({ connect }: ReturnType<typeof openBrowser>) => connect(undefined)],
    [
      "closed the dialog",
      ({ authentication }: ReturnType<typeof openBrowser>) => authentication.dialogClosed(),
    ],
  ])("a signature verified after the visitor %s signs nobody in", async (_, leave) => {
    const answer = later<boolean>();
    const world = await connectedAs(aliceAccount, { verify: () => answer.promise });
    const verified = world.verify();
    leave(world);
    world.server.signedIn = aliceAccount.address;
    answer.resolve(true);
    expect(await verified).toEqual({ ok: false, reason: "refused" });
    await world.time.settle();
    expect(world.authentication.status()).not.toBe("authenticated");
    expect(world.server.signedIn).toBeNull();
  });
});

describe("the message", () => {
  it("is one by EIP-4361 for this page", async () => {
    const { authentication, time } = openBrowser({ statement: "Sign in." });
    const prepared = await authentication.prepare(aliceAccount, signInMessage);
    expect(prepared.ok && parseSiweMessage(prepared.message)).toMatchObject({
      domain: "shop.example",
      uri: "https://shop.example",
      statement: "Sign in.",
      nonce: "abcdefgh1",
      chainId: 1,
      issuedAt: new Date(time.now()),
    });
  });

  it("or the site's own", async () => {
    const { authentication } = openBrowser({
      createMessage: ({ nonce, address, chainId }) => [nonce, address, chainId].join(),
    });
    const message = `abcdefgh1,${aliceAccount.address},1`;
    expect(await authentication.prepare(aliceAccount, signInMessage)).toEqual({
      ok: true,
      message,
    });
  });

  it("is none without a nonce", async () => {
    const { authentication } = openBrowser({ getNonce: async () => "" });
    expect(await authentication.prepare(aliceAccount, signInMessage)).toEqual({
      ok: false,
      reason: "refused",
    });
  });
});

it.each<[string, unknown, string, number]>([
  ["no connection", new TypeError("Failed to fetch"), "offline", 0],
  ["a question that took too long", new DOMException("", "TimeoutError"), "offline", 0],
  ["too many questions", error({ status: 429 }), "busy", 0],
  ["an answer that is a no", error({ status: 403 }), "refused", 0],
  ["a broken server", error({ status: 500 }), "away", 1],
  ["anything else", "bug", "away", 1],
])("%s is told in words of its own", async (_, thrown, reason, reported) => {
  const fails = () => Promise.reject(thrown);
  const world = await connectedAs(aliceAccount, { getNonce: fails, verify: fails });
  const { authentication, report, verify } = world;
  expect(await authentication.prepare(aliceAccount, signInMessage)).toEqual({ ok: false, reason });
  expect(await verify()).toEqual({ ok: false, reason });
  expect(authentication.status()).toBe("unauthenticated");
  expect(report).toHaveBeenCalledTimes(reported * 2);
});

it("a signature that is none signs nobody in", async () => {
  const { authentication, verify, server } = await connectedAs(aliceAccount);
  server.signer = null;
  expect(await verify()).toEqual({ ok: false, reason: "refused" });
  expect(authentication.status()).toBe("unauthenticated");
});

it("signing out is seen at once, and a server that did not hear it is asked again later", async () => {
  const { authentication, server, options, time, verify, connect } =
    await connectedAs(aliceAccount);
  await verify();
  vi.mocked(options.signOut).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const leaving = authentication.signOut();
  expect(authentication.status()).toBe("unauthenticated");
  await leaving;
  expect(server.signedIn).toBe(aliceAccount.address);
  connect(bobAccount);
  await time.settle();
  expect(server.signedIn).toBeNull();
});

it("two tabs are signed in and out together, and with two accounts end nothing of each other's", async () => {
  const { openTab, server, time, ...one } = await connectedAs(aliceAccount);
  const [two, three] = [openTab(), openTab()];
  two.connect(aliceAccount);
  three.connect(bobAccount);
  await time.settle();
  await one.verify();
  await time.settle();
  const status = () => [one, two, three].map(({ authentication }) => authentication.status());
  expect(status()).toEqual(["authenticated", "authenticated", "unauthenticated"]);
  expect(server.signedIn).toBe(aliceAccount.address);
  await two.authentication.signOut();
  await time.settle();
  expect(status()).toEqual(["unauthenticated", "unauthenticated", "unauthenticated"]);
});

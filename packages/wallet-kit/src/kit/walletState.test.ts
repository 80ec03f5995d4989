import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AuthStatus,
  disconnectedState,
  mayOpen,
  reduceWallet,
  statusOf,
  type WalletConnection,
  type WalletEvent,
  type WalletState,
} from "./walletState.ts";

const connected = (supported = true): WalletConnection => ({
  is: "connected",
  address: "0x8ba1f109551bD432803012645Ac136ddd64DBA72",
  chainId: supported ? 1 : 10,
  wallet: { id: "rainbow", name: "Rainbow" },
  supported,
});

const after = (...events: WalletEvent[]): WalletState =>
  events.reduce(reduceWallet, disconnectedState);
const connection = (to: WalletConnection): WalletEvent => ({ type: "connection", connection: to });
const open = (dialog: "connect" | "account" | "chains"): WalletEvent => ({ type: "open", dialog });

const table: [WalletConnection, AuthStatus, string, Record<string, boolean>][] = [
  [{ is: "disconnected" }, null, "disconnected", { connect: true, account: false, chains: false }],
  [{ is: "connecting" }, null, "connecting", { connect: true, account: false, chains: false }],
  [
    { is: "reconnecting", slow: true },
    "unauthenticated",
    "reconnecting",
    { connect: true, account: false, chains: false },
  ],
  [connected(), null, "connected", { connect: false, account: true, chains: true }],
  [connected(), "authenticated", "connected", { connect: false, account: true, chains: true }],
  [connected(false), null, "connected", { connect: false, account: false, chains: true }],
  [connected(), "loading", "loading", { connect: true, account: false, chains: true }],
  [
    connected(),
    "unauthenticated",
    "unauthenticated",
    { connect: true, account: false, chains: true },
  ],
];

test.each(table)("connection %o with sign-in %s", (to, auth, status, allowed) => {
  const state = { ...disconnectedState, connection: to, auth };
  expect(statusOf(state)).toBe(status);
  for (const [dialog, may] of Object.entries(allowed)) {
    expect(mayOpen(state, dialog as "connect"), dialog).toBe(may);
  }
});

test("a press that was made before a wallet connected by itself leads to the proof", () => {
  const asked = after({ type: "auth", auth: "loading" }, connection(connected()), open("connect"));
  expect(reduceWallet(asked, { type: "auth", auth: "unauthenticated" }).dialog).toBe("connect");
  expect(reduceWallet(asked, { type: "auth", auth: "authenticated" }).dialog).toBeNull();
});

test("connecting closes the connect dialog", () => {
  const state = after(open("connect"), connection({ is: "connecting" }));
  expect(state.dialog).toBe("connect");
  expect(reduceWallet(state, connection(connected())).dialog).toBeNull();
});

test("the connect dialog stays for the verification of a new connection", () => {
  const state = after(
    { type: "auth", auth: "unauthenticated" },
    open("connect"),
    connection(connected()),
  );
  expect(state.dialog).toBe("connect");
  expect(reduceWallet(state, { type: "auth", auth: "authenticated" }).dialog).toBeNull();
});

test("it also stays while it is not known yet whether the account is verified", () => {
  const state = after({ type: "auth", auth: "loading" }, open("connect"), connection(connected()));
  expect(state.dialog).toBe("connect");
  expect(reduceWallet(state, { type: "auth", auth: "unauthenticated" }).dialog).toBe("connect");
});

test.each(["account", "chains"] as const)("disconnecting closes the %s dialog", (dialog) => {
  const state = after(connection(connected()), open(dialog));
  expect(state.dialog).toBe(dialog);
  expect(reduceWallet(state, connection({ is: "disconnected" })).dialog).toBeNull();
});

test("a switch to an unsupported chain closes the account dialog and keeps the chains dialog", () => {
  const away = connection(connected(false));
  expect(reduceWallet(after(connection(connected()), open("account")), away).dialog).toBeNull();
  expect(reduceWallet(after(connection(connected()), open("chains")), away).dialog).toBe("chains");
});

test("a switch to a network of the site goes on to the proof that is still wanted", () => {
  const wrong = after(
    { type: "auth", auth: "unauthenticated" },
    connection(connected(false)),
    open("chains"),
  );
  expect(reduceWallet(wrong, connection(connected())).dialog).toBe("connect");
  const proved = reduceWallet(wrong, { type: "auth", auth: "authenticated" });
  expect(reduceWallet(proved, connection(connected())).dialog).toBe("chains");
  // Nobody asked for it by a look at the networks alone.
  const right = after(
    { type: "auth", auth: "unauthenticated" },
    connection(connected()),
    open("chains"),
  );
  expect(reduceWallet(right, connection(connected())).dialog).toBe("chains");
});

test("a sign-in that ends closes the account dialog", () => {
  const state = after(
    { type: "auth", auth: "authenticated" },
    connection(connected()),
    open("account"),
  );
  expect(reduceWallet(state, { type: "auth", auth: "unauthenticated" }).dialog).toBeNull();
});

const anyConnection = fc.constantFrom<WalletConnection>(
  { is: "disconnected" },
  { is: "connecting" },
  { is: "reconnecting", slow: false },
  connected(),
  connected(false),
);
const anyAuth = fc.constantFrom<AuthStatus>(null, "loading", "unauthenticated", "authenticated");
const anyEvent = fc.oneof(
  anyConnection.map(connection),
  anyAuth.map((auth): WalletEvent => ({ type: "auth", auth })),
  fc.constantFrom("connect" as const, "account" as const, "chains" as const).map(open),
  fc.constant<WalletEvent>({ type: "close" }),
);

test("no way leads to a dialog that may not be open", () => {
  forAll({}, [fc.array(anyEvent, { maxLength: 30 })], (events) => {
    const state = after(...events);
    if (state.dialog === null) return;
    expect(mayOpen(state, state.dialog)).toBe(true);
  });
});

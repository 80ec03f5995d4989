// The line about the open farm says where it is kept, and never more than is so.
import { expect, it } from "vitest";
import type { FarmAccountState, FarmProgress } from "../farms/farms.ts";
import { type KeptParts, whereKept } from "./whereKept.ts";

type Account = Pick<FarmAccountState, "at" | "trouble" | "progress">;

const accountAt = (
  at: Account["at"],
  progress: FarmProgress | null = null,
  trouble: Account["trouble"] = null,
): Account => ({ at, trouble, progress: new Map(progress ? [["farm", progress]] : []) });

const line = (account: Account | null, own: Partial<KeptParts> = {}) => {
  const parts: KeptParts = {
    id: "farm",
    kept: { kind: "kept" },
    account,
    clock: () => "14:02",
    isOnline: true,
    isUntouched: false,
    ...own,
  };
  const where = whereKept(parts);
  return where && [where.at, where.hint ? `${where.words} ${where.hint}` : where.words];
};

it("is the device's alone where nobody can sign in, and says what signing in would do where one can", () => {
  expect(line(null)).toEqual(["device", "Kept on this device."]);
  expect(line(accountAt("signedOut"))).toEqual([
    "device",
    "Kept on this device. Signed in, you have it on your other devices too.",
  ]);
});

it("follows the farm on its way to the account", () => {
  expect(line(accountAt("kept", { kind: "kept", at: 1 }))).toEqual([
    "kept",
    "Kept with your account, 14:02.",
  ]);
  expect(line(accountAt("syncing", { kind: "sending" }))).toEqual([
    "sending",
    "On its way to your account.",
  ]);
});

it("says why it waits", () => {
  const waits: FarmProgress = { kind: "waiting" };
  const words = (trouble: Account["trouble"], own: Partial<KeptParts> = {}) =>
    line(accountAt(trouble ? "trouble" : "waiting", waits, trouble), own)?.[1];
  const offline = "Kept on this device; goes to your account once there is a network.";
  expect(words(null, { isOnline: false })).toBe(offline);
  expect(words({ kind: "unreachable" }, { isOnline: false })).toBe(offline);
  const silent = "Kept on this device; your account does not answer, and is tried again.";
  expect(words({ kind: "unreachable" })).toBe(silent);
  expect(words({ kind: "busy" })).toBe(silent);
  expect(words({ kind: "signedOut" })).toMatch(/once you are signed in again/);
  for (const kind of ["reload", "serverOlder", "full", "gone"] as const)
    expect(words({ kind })).toBe("Kept on this device; your account does not take it just now.");
});

it("says that an account has it not once that is known, and not of a farm on which nothing was done", () => {
  const not = ["device", "Kept on this device, not with your account."];
  const here = ["device", "Kept on this device."];
  expect(line(accountAt("kept", { kind: "device" }))).toEqual(not);
  expect(line(accountAt("kept"))).toEqual(not);
  expect(line(accountAt("syncing"))).toEqual(here);
  expect(line(accountAt("kept"), { isUntouched: true })).toEqual(here);
});

it("leaves what is on this page alone to the notices", () => {
  expect(line(accountAt("kept"), { kept: { kind: "page", why: "full" } })).toBeNull();
  const keeping = line(accountAt("kept", { kind: "kept", at: 1 }), { kept: { kind: "keeping" } });
  expect(keeping).toEqual(["device", "Being kept…"]);
});

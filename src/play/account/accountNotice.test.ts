// One thing about the account is said at a time, the most pressing first, and none twice.
import { expect, it } from "vitest";
import type { FarmAccountState } from "../farms/farms.ts";
import { farmHere, farmThere } from "../testing/accountOnPage.ts";
import { accountNoticeOf, type NoticeParts } from "./accountNotice.ts";
import { signedOutFarms } from "./signedOutFarms.ts";

const quota = { used: 1, most: 3 };
const noticeOf = (account: Partial<FarmAccountState>, own: Partial<NoticeParts> = {}) =>
  accountNoticeOf({
    account: { ...signedOutFarms, at: "kept", quota, ...account },
    left: null,
    isEmpty: false,
    came: null,
    heard: new Set(),
    ...own,
  });

it("says nothing while nobody is signed in, or all is well", () => {
  expect(noticeOf({ at: "signedOut", offer: [farmHere("a", 3)] })).toBeNull();
  expect(noticeOf({})).toBeNull();
  expect(noticeOf({ at: "waiting", trouble: { kind: "unreachable" } })).toBeNull();
});

it("offers what is only here, with the room that the account has for it", () => {
  const farms = [farmHere("a", 3), farmHere("b", 417)];
  expect(noticeOf({ offer: farms })).toEqual({ kind: "offer", farms, room: 2, most: 3 });
  const full = noticeOf({ offer: farms, quota: { used: 4, most: 3 } });
  expect(full).toMatchObject({ kind: "offer", room: 0 });
  // Before the account was asked it is not known how many it takes.
  expect(noticeOf({ offer: farms, quota: null })).toBeNull();
});

it("looks for a farm on an empty device, and owns up to silence", () => {
  const asked = { at: "syncing", quota: null } as const;
  expect(noticeOf(asked, { isEmpty: true })).toEqual({ kind: "looking" });
  expect(noticeOf(asked)).toBeNull();
  const silent = { at: "waiting", quota: null, trouble: { kind: "unreachable" } } as const;
  expect(noticeOf(silent, { isEmpty: true })).toEqual({ kind: "silent" });
  expect(noticeOf(silent, { isEmpty: true, heard: new Set(["silent"]) })).toBeNull();
});

it("tells of trouble and of a farm that came before it offers anything", () => {
  const came = farmThere("x", 8, { device: "here-x" });
  const all = { offer: [farmHere("a", 3)], trouble: { kind: "reload" }, at: "trouble" } as const;
  const next = (...heard: string[]) => noticeOf(all, { came, heard: new Set(heard) })?.kind;
  expect(next()).toBe("trouble");
  expect(next("reload")).toBe("found");
  expect(next("reload", "x")).toBe("offer");
  const left = { field: 3, ended: null };
  expect(noticeOf(all, { came, left })).toEqual({ kind: "left", farm: left });
});

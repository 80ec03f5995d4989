// Proves that a passkey is found again, and that nothing else passes for one.
import { expect, test } from "vitest";
import { furtherRecordOf } from "./furtherKey.ts";
import { hasFurtherKey, openShelf, ownerOf, recordOf } from "./keptPasskey.ts";
import { sharedSigner } from "./plan.ts";
import { signerOf } from "./signerContract.ts";
import { softPasskey } from "./testing/softPasskey.ts";

const [one, other] = [softPasskey(), softPasskey()].map(({ id, key }) => ({
  ...recordOf(id, key),
  synced: true,
}));

function storage(broken?: "full" | "blocked") {
  const values = new Map<string, string>();
  const fail = () => {
    throw new Error(broken);
  };
  return {
    values,
    getItem: (key: string) => (broken === "blocked" ? fail() : (values.get(key) ?? null)),
    setItem: (key: string, value: string) => (broken ? fail() : void values.set(key, value)),
    removeItem: (key: string) => (broken === "blocked" ? fail() : void values.delete(key)),
  };
}

test("what is kept is there at the next visit, until it is forgotten", () => {
  const device = storage();
  const shelf = openShelf(device);
  expect(shelf.read()).toBeUndefined();
  expect(shelf.keep(one!)).toBe(true);
  expect(openShelf(device).read()).toEqual(one);
  expect(shelf.keep({ ...other!, synced: false })).toBe(true);
  expect(openShelf(device).read()).toEqual({ ...other, synced: false });
  shelf.forget();
  expect([shelf.read(), openShelf(device).read(), device.values.size]).toEqual([
    undefined,
    undefined,
    0,
  ]);
});

test("a further key of an account is kept with the contract by which it signs, and with no other", () => {
  const device = storage();
  const shelf = openShelf(device, signerOf);
  const { id, key } = softPasskey();
  const further = { ...furtherRecordOf(id, key, one!.address), synced: true };
  expect(further.signer).toBe(signerOf(key));
  expect([ownerOf(further), ownerOf(one!)]).toEqual([signerOf(key), sharedSigner]);
  shelf.keep(further);
  expect(openShelf(device, signerOf).read()).toEqual(further);
  for (const changes of [{ signer: other!.address }, { signer: null }, { address: "0x12" }]) {
    device.values.set("passkey", JSON.stringify({ ...further, ...changes }));
    expect(openShelf(device, signerOf).read()).toBeUndefined();
  }
});

test("a further key that cannot be proven counts as nothing, and yet no second one is made beside it", () => {
  const device = storage();
  const { id, key } = softPasskey();
  expect([hasFurtherKey(device), openShelf(device).ids()]).toEqual([false, []]);
  openShelf(device).keep(one!);
  expect([hasFurtherKey(device), openShelf(device).ids()]).toEqual([false, [one!.id]]);
  openShelf(device).keep({ ...furtherRecordOf(id, key, one!.address), synced: true });
  expect(openShelf(device).read()).toBeUndefined();
  expect([hasFurtherKey(device), openShelf(device).ids()]).toEqual([true, [id]]);
  device.values.set("passkey", "{");
  expect([hasFurtherKey(device), openShelf(device).ids()]).toEqual([false, []]);
  expect([hasFurtherKey(storage("blocked")), openShelf(storage("blocked")).ids()]).toEqual([
    false,
    [],
  ]);
});

test.each(["full", "blocked"] as const)("a %s storage serves this visit", (broken) => {
  const device = storage(broken);
  device.values.set("passkey", JSON.stringify(other));
  const shelf = openShelf(device);
  expect(shelf.keep(one!)).toBe(false);
  expect(shelf.read()).toEqual(one);
  // An older one does not come back.
  expect(openShelf(device).read()).toBeUndefined();
  shelf.forget();
  expect(shelf.read()).toBeUndefined();
});

test("one that was made here is not forgotten before somebody has signed in with it", () => {
  const device = storage();
  const shelf = openShelf(device);
  shelf.keep({ ...one!, unused: true });
  shelf.forget();
  expect(openShelf(device).read()).toEqual({ ...one, unused: true });
  shelf.markUsed();
  expect(openShelf(device).read()).toEqual(one);
  shelf.forget();
  expect(device.values.size).toBe(0);
  shelf.markUsed();
  expect(device.values.size).toBe(0);
});

test("a storage that says itself that it will forget is believed", () => {
  const shelf = openShelf({ ...storage(), setItem: () => false });
  expect(shelf.keep(one!)).toBe(false);
  expect(shelf.read()).toEqual(one);
});

test("what somebody else put there counts as nothing", () => {
  const device = storage();
  const shelf = openShelf(device);
  for (const found of [
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ ...one, address: other!.address }),
    JSON.stringify({ ...one, x: one!.x.slice(0, -2) }),
    JSON.stringify({ ...one, y: one!.y.toUpperCase() }),
    JSON.stringify({ ...one, id: 7 }),
    JSON.stringify({ ...one, plan: 2 }),
  ]) {
    device.values.set("passkey", found);
    expect(shelf.read()).toBeUndefined();
  }
  device.values.set("passkey", JSON.stringify(one));
  expect(shelf.read()).toEqual(one);
});

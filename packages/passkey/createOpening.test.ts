// Proves the ways to an account as a visitor goes them, with everything that may come between.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { createAuthenticator } from "./authenticator.ts";
import {
  createOpening,
  type FindOutcome,
  type OpeningFlow,
  type OpeningPort,
} from "./createOpening.ts";
import { furtherRecordOf } from "./furtherKey.ts";
import { openShelf, type PasskeyShelf, recordOf } from "./keptPasskey.ts";
import { signerOf } from "./signerContract.ts";
import { type FakeCredentials, fakeCredentials } from "./testing/fakeCredentials.ts";
import { softPasskey } from "./testing/softPasskey.ts";

let browser: FakeCredentials;
let shelf: PasskeyShelf;
let opening: OpeningFlow;
let site: { find: OpeningPort["find"]; recover: OpeningPort["recover"] };

const passkey = softPasskey();
const record = recordOf(passkey.id, passkey.key);
const { x, y, address } = record;
const known: FindOutcome = accept({ x, y, address });
const kept = { ...record, synced: true };

beforeEach(() => {
  browser = fakeCredentials();
  browser.passkeys.push(passkey);
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  shelf = openShelf(storage, signerOf);
  site = { find: async () => refuse("not-found"), recover: async () => refuse("not-found") };
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  opening = createOpening({
    authenticator: createAuthenticator({
      credentials: browser,
      random,
      rp: { id: "localhost", name: "Farm" },
    }),
    shelf,
    subtle: crypto.subtle,
    name: () => "My farm",
    find: (...asked) => site.find(...asked),
    recover: (...asked) => site.recover(...asked),
  });
});

const press = (...buttons: Parameters<OpeningFlow["press"]>[0][]) => {
  for (const button of buttons) opening.press(button);
};
const comesTo = (state: object) =>
  vi.waitFor(() => expect(opening.state()).toMatchObject(state), { interval: 1 });

test("one is made in one press, from the very press, and kept", async () => {
  const heard = vi.fn();
  opening.subscribe(heard);
  press("make");
  // Asked before anything else could happen.
  expect(browser.asked).toHaveLength(1);
  await comesTo({ is: "open", by: "making", kept: true });
  const made = browser.passkeys[1]!;
  expect(shelf.read()).toEqual({ ...recordOf(made.id, made.key), synced: true, unused: true });
  expect(heard).toHaveBeenCalledTimes(2);
});

test("one that was made and not used is there again, without asking the device", async () => {
  expect(opening.hasUnused()).toBe(false);
  press("take");
  expect(opening.state().is).toBe("facts");
  press("make");
  await comesTo({ is: "open" });
  const unused = shelf.read();
  press("facts", "take");
  expect(opening.state()).toEqual({ is: "open", passkey: unused, by: "making", kept: true });
  expect(browser.asked).toHaveLength(1);
  shelf.markUsed();
  expect(opening.hasUnused()).toBe(false);
});

test("whoever has one here is led to it instead of making another", async () => {
  shelf.keep(kept);
  press("make");
  await comesTo({ is: "having", fault: "made-already" });
  expect(browser.passkeys).toHaveLength(1);
});

test("a no leads back with its reason, and can be tried again", async () => {
  browser.next = { throws: new DOMException("no", "NotAllowedError") };
  press("make");
  await comesTo({ is: "facts", fault: "cancelled" });
  press("make");
  await comesTo({ is: "open" });
});

test("one that the site knows is found by one confirmation", async () => {
  site.find = async (id) => (id === passkey.id ? known : refuse("not-found"));
  press("have", "choose");
  await comesTo({ is: "open", by: "finding", passkey: kept });
  expect(shelf.read()).toEqual(kept);
  expect(browser.asked).toHaveLength(1);
});

test("one that the site does not know is recovered from two, both of the same passkey", async () => {
  browser.passkeys.push(softPasskey());
  const recover = vi.fn(async () => known);
  site.recover = recover;
  press("have", "choose");
  await comesTo({ is: "once-more" });
  press("confirm");
  await comesTo({ is: "open", by: "finding", passkey: kept });
  const [asked] = recover.mock.calls[0] as unknown as [{ id: string; signature: string }[]];
  expect(asked.map(({ id }) => id)).toEqual([passkey.id, passkey.id]);
  expect(asked[0]?.signature).not.toBe(asked[1]?.signature);
});

test("a further key says itself of which account, and the site has to say so too", async () => {
  const account = recordOf("", softPasskey().key).address;
  const device = createAuthenticator({
    credentials: browser,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    rp: { id: "localhost", name: "Farm" },
  });
  browser.passkeys.length = 0;
  const made = await device.create({ name: "Farm", account, known: [] });
  if (!made.ok) throw new Error(made.reason);
  const { id, key } = made.value;
  // Of its own, as if it were no further one: such a record is somebody's mistake.
  const find = vi.fn(async () => accept({ ...key, address: recordOf(id, key).address }));
  const recover = vi.fn(async () => accept({ ...key, address: account }));
  Object.assign(site, { find, recover });
  press("have", "choose");
  await comesTo({ is: "once-more" });
  expect(find).toHaveBeenCalledWith(id, expect.any(AbortSignal), account);
  press("confirm");
  await comesTo({ is: "open", passkey: { ...furtherRecordOf(id, key, account), synced: true } });
  const [asked, , named] = recover.mock.calls[0] as unknown as [object[], unknown, string];
  expect(named).toBe(account);
  for (const assertion of asked) expect(assertion).not.toHaveProperty("account");
  expect(shelf.read()?.signer).toBe(signerOf(key));
});

test("what the site says is not believed where it does not fit", async () => {
  const other = recordOf("", softPasskey().key);
  for (const said of [
    { x, y, address: other.address },
    { x: other.x, y: other.y, address: other.address },
  ]) {
    site.find = async () => accept(said);
    site.recover = async () => accept(said);
    press("have", "choose");
    await comesTo({ is: "once-more" });
    press("confirm");
    await comesTo({ is: "having", fault: "not-found" });
  }
  expect(shelf.read()).toBeUndefined();
});

test("a site out of reach is asked again without another confirmation", async () => {
  site.find = async () => refuse("unreachable");
  press("have", "choose");
  await comesTo({ is: "having", fault: "unreachable" });
  site.find = () => Promise.reject(new Error("a bug"));
  press("again");
  await comesTo({ is: "having", fault: "failed" });
  site.find = async () => known;
  press("again");
  await comesTo({ is: "open" });
  expect(browser.asked).toHaveLength(1);
});

test("whoever goes back is asked for nothing any more, and late answers are nobody's", async () => {
  const late = Promise.withResolvers<FindOutcome>();
  let signal: AbortSignal | undefined;
  site.find = (_, given) => {
    signal = given;
    return late.promise;
  };
  press("have", "choose");
  await comesTo({ is: "looking" });
  press("back");
  expect(signal?.aborted).toBe(true);
  late.resolve(known);
  press("facts", "make", "back");
  const asked = browser.asked as CredentialCreationOptions[];
  expect(asked.at(-1)?.signal?.aborted).toBe(true);
  // The device makes it all the same, and that takes a while.
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(browser.passkeys).toHaveLength(2);
  expect(opening.state()).toEqual({ is: "facts", fault: null });
  const [, made] = browser.passkeys;
  expect(shelf.read()).toMatchObject({ id: made!.id, unused: true });
});

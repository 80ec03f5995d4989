// Tests in a real browser's caches when a page says that a newer build is ready, and how keeping begins.
import { beforeEach, expect, test, vi } from "vitest";
import { setMark } from "./builds.ts";
import { createSiteOffline } from "./siteOffline.ts";

const base = "/farm/";

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

const keep = async (id: string, at: number) =>
  setMark(await caches.open(`build ${base} ${id}`), base, { id, entry: `/farm/${id}.js`, at });

class Worker extends EventTarget {
  state = "installing";
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  update = vi.fn(async () => undefined);
  bring(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event("updatefound"));
    return this.installing;
  }
}

function page(entry: string, registration: Registration | null = new Registration()) {
  let [now, look] = [0, () => {}];
  const register = vi.fn(async () => new Registration() as never);
  const container = { register, getRegistration: async () => registration as never };
  const offline = createSiteOffline({
    container,
    caches: () => caches,
    base,
    entry: `/farm/${entry}.js`,
    onSeen(listener) {
      look = listener;
      return () => {};
    },
    now: () => now,
  });
  return {
    offline,
    register,
    container,
    lookAfter(ms: number) {
      now += ms;
      look();
    },
  };
}

test("a page says so once a build newer than its own lies there whole", async () => {
  await keep("one", 1);
  const registration = new Registration();
  const { offline } = page("one", registration);
  const told = vi.fn();
  offline.subscribe(told);
  const coming = await vi.waitFor(() => {
    const worker = registration.bring();
    expect(offline.isNewer()).toBe(false);
    return worker;
  });
  await keep("two", 2);
  coming.become("installing");
  expect(told).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    registration.bring().become("installed");
    expect(told).toHaveBeenCalledOnce();
  });
  expect(offline.isNewer()).toBe(true);
});

test("what is older, or came over the network after it, is no newer build", async () => {
  await keep("one", 1);
  const registration = new Registration();
  const { offline } = page("two", registration);
  const told = vi.fn();
  offline.subscribe(told);
  await vi.waitFor(() => expect(registration.installing ?? registration.bring()).toBeTruthy());
  await keep("two", 2);
  registration.bring().become("installed");
  // Whatever it would say comes after what another page of the elder build does say.
  const elder = page("one");
  elder.offline.subscribe(() => {});
  await vi.waitFor(() => expect(elder.offline.isNewer()).toBe(true));
  expect(told).not.toHaveBeenCalled();
});

test("keeping begins once, and a refusal leaves the page as it was", async () => {
  const { offline, register } = page("one", null);
  register.mockRejectedValueOnce(new Error("refused"));
  offline.start();
  offline.start();
  expect(register).toHaveBeenCalledExactlyOnceWith("/farm/sw.js", {
    scope: base,
    updateViaCache: "none",
  });
  await Promise.resolve();
  expect(offline.isNewer()).toBe(false);
});

test("who comes back after an hour asks the server, and not before", async () => {
  const registration = new Registration();
  const { offline, lookAfter } = page("one", registration);
  offline.subscribe(() => {});
  await vi.waitFor(() => {
    lookAfter(60 * 60_000);
    expect(registration.update).toHaveBeenCalledOnce();
  });
  lookAfter(59 * 60_000);
  expect(registration.update).toHaveBeenCalledOnce();
  lookAfter(60_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test("where the browser has no service workers nothing happens", () => {
  const { offline, register } = page("one");
  const without = createSiteOffline({
    container: undefined,
    caches: () => caches,
    base,
    entry: "",
    onSeen: () => () => {},
    now: () => 0,
  });
  without.start();
  expect(without.isNewer()).toBe(false);
  expect(register).not.toHaveBeenCalled();
  expect(offline.isNewer()).toBe(false);
});

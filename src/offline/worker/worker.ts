// The service worker: hands what the browser tells it to the keeper of builds.
import { createKeeper, type OwnBuild } from "./keeper.ts";

// The library of types for pages does not have a service worker's own.
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
};
type ServiceWorker = {
  readonly clients: {
    matchAll(which: { type: "all"; includeUncontrolled: true }): Promise<readonly { id: string }[]>;
  };
  addEventListener(type: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void;
};

/** The build puts it before this code. */
declare const ownBuild: OwnBuild;

const worker = globalThis as unknown as ServiceWorker;
const keeper = createKeeper(ownBuild, {
  caches,
  fetch: (request, init) => fetch(request, init),
  liveClients: async () =>
    (await worker.clients.matchAll({ type: "all", includeUncontrolled: true })).map(({ id }) => id),
  isOnline: () => navigator.onLine,
  now: Date.now,
});

// No page is taken over: one keeps the worker, and the build, that it came with.
worker.addEventListener("install", (event) => event.waitUntil(keeper.install()));
worker.addEventListener("activate", (event) => event.waitUntil(keeper.tidy()));
worker.addEventListener("fetch", (event) => {
  const { request, clientId, resultingClientId } = event;
  const isNavigation = request.mode === "navigate";
  const answer = keeper.answer({
    url: new URL(request.url),
    method: request.method,
    isNavigation,
    client: clientId,
    next: resultingClientId,
  });
  if (answer === null) return;
  // Storage that fails is none of the visitor's concern while there is a network.
  const kept = answer.catch(() => undefined);
  event.respondWith(kept.then((found) => found ?? fetch(request)));
  if (isNavigation) event.waitUntil(kept.then(() => keeper.tidy()).catch(() => undefined));
});

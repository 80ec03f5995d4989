// Served in the place of the service worker where there is to be none: takes itself and all that was kept away.
import { isOfSite } from "../builds.ts";

// The library of types for pages does not have a service worker's own.
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type ServiceWorker = {
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: "install", listen: (event: Lasting) => void): void;
};

/** The build puts it before this code. */
declare const ownBuild: { readonly base: string };

const worker = globalThis as unknown as ServiceWorker;

async function deleteCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOfSite(ownBuild.base, name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

// On install, and not when it is activated: a worker whose pages go on asking it keeps the next one waiting for as long as they do.
worker.addEventListener("install", (event) => {
  event.waitUntil(deleteCaches());
  // Only once this one is installed: waited for here, each would wait for the other.
  void worker.registration.unregister().then(deleteCaches);
});

// Served in the place of the service worker where there is to be none: takes itself and all that was kept away.
import { isOfSite } from "../builds.ts";

// The library of types for pages does not have a service worker's own.
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type ServiceWorker = {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: Lasting) => void): void;
};

/** The build puts it before this code. */
declare const ownBuild: { readonly base: string };

const worker = globalThis as unknown as ServiceWorker;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      await worker.registration.unregister();
      const names = (await caches.keys()).filter((name) => isOfSite(ownBuild.base, name));
      await Promise.all(names.map((name) => caches.delete(name)));
    })(),
  ),
);

// Keeping the site for use without a network, as a page of it sees that: begun once, watched for a newer build.
import { listBuilds } from "./builds.ts";

type Container = Pick<ServiceWorkerContainer, "register" | "getRegistration">;

type Ports = {
  /** Missing where the browser has none, or keeps them from this page. */
  container: Container | undefined;
  caches: () => CacheStorage;
  base: string;
  /** The script that this page began with. */
  entry: string;
  /** Calls when somebody looks at the page again. */
  onSeen: (look: () => void) => () => void;
  /** Milliseconds. */
  now: () => number;
};

export type SiteOffline = {
  /** Brings what the pages need; does nothing where that has begun already. */
  start(): void;
  /** Whether a newer build lies ready for whoever loads the page again. */
  isNewer(): boolean;
  subscribe(listener: () => void): () => void;
};

/** Who looks at the page again after so long asks the server whether there is a newer build. */
const ASKED_MS = 60 * 60_000;

export function createSiteOffline(ports: Ports): SiteOffline {
  const { container, base, entry } = ports;
  const listeners = new Set<() => void>();
  let [isNewer, hasBegun] = [false, false];
  let askedAt = ports.now();
  let watched: ServiceWorkerRegistration | null = null;

  async function look(): Promise<void> {
    const builds = (await listBuilds(ports.caches(), base)).flatMap(({ build }) => build ?? []);
    const own = builds.find((build) => build.entry === entry);
    const found = own !== undefined && builds.some(({ at, id }) => id !== own.id && at > own.at);
    if (found === isNewer) return;
    isNewer = found;
    for (const tell of listeners) tell();
  }

  // Storage that is refused has nothing to say about newer builds.
  const lookOnce = () => void look().catch(() => undefined);

  function watch(registration: ServiceWorkerRegistration): void {
    if (watched === registration) return;
    watched = registration;
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") lookOnce();
      });
    });
    lookOnce();
  }

  async function find(): Promise<void> {
    const found = await container?.getRegistration(base);
    if (found) watch(found);
  }

  function ask(): void {
    if (ports.now() - askedAt < ASKED_MS) return;
    askedAt = ports.now();
    watched?.update().catch(() => undefined);
  }

  return {
    start() {
      if (hasBegun || !container) return;
      hasBegun = true;
      container
        .register(`${base}sw.js`, { scope: base, updateViaCache: "none" })
        // Refused, as in some private windows, the page is what it was before.
        .then(watch, () => undefined);
    },
    isNewer: () => isNewer,
    subscribe(listener) {
      if (listeners.size === 0 && !watched) find().catch(() => undefined);
      const stopAsking = ports.onSeen(ask);
      listeners.add(listener);
      return () => {
        stopAsking();
        listeners.delete(listener);
      };
    },
  };
}

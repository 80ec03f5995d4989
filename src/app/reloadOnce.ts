// What becomes of a page whose code is gone, as a newer release takes it away: loaded again once, then it says so.

export type ReloadPorts = {
  /** Names the release that this page is of. */
  build: string;
  /** Lasts as long as the tab; throws where the browser keeps nothing. */
  storage: () => Pick<Storage, "getItem" | "setItem">;
  /** Whether the server would answer if it were asked for this page. */
  isReachable(): Promise<boolean>;
  /** Whether the visitor goes elsewhere: that breaks off what is loading, and none of it is gone. */
  isLeaving(): boolean;
  reload(): void;
  /** Tells the visitor in words. */
  say(): void;
};

const key = "reloaded-builds";

/** What is to be called with what is missing: the page itself, or a part that it could go on without. */
export function createReloadOnce(ports: ReloadPorts): (missing: "page" | "part") => Promise<void> {
  let isSettled = false;

  return async (missing) => {
    // Offline, whoever reloads is left with less than what stands here.
    const isReachable = await ports.isReachable();
    if (isSettled || ports.isLeaving() || (!isReachable && missing === "part")) return;
    isSettled = true;
    if (isReachable && isFirstTime(ports)) ports.reload();
    else ports.say();
  };
}

/** Remembers every release: a site in the midst of one may answer with the old and the new by turns. */
function isFirstTime({ build, storage }: ReloadPorts): boolean {
  try {
    const kept = storage();
    const reloaded = (kept.getItem(key) ?? "").split(" ");
    if (reloaded.includes(build)) return false;
    kept.setItem(key, [...reloaded, build].join(" ").trim());
    return true;
  } catch {
    return false;
  }
}

// Whether there is no network, and whether a newer build waits to be loaded: two quiet slips.
import { Button } from "@loamstead/ui/Button.tsx";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { useSyncExternalStore } from "react";
import site from "../../site.config.ts";
import { strings } from "./strings.ts";
import { thisPage } from "./thisPage.ts";

function followLine(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}

type OfflineNoticesProps = {
  /** What it means for what is open that there is no network. */
  readonly words: string;
};

/** Tells that there is no network, and that a newer build is ready. */
export function OfflineNotices({ words }: OfflineNoticesProps) {
  const isOnline = useSyncExternalStore(followLine, () => navigator.onLine);
  const isNewer = useSyncExternalStore(thisPage.subscribe, thisPage.isNewer);
  return (
    <>
      {!isOnline && <Slip words={words} isSaid />}
      {isNewer && (
        <Slip words={strings.newer(site.name)} isSaid>
          <Button size="small" kind="secondary" onClick={() => location.reload()}>
            {strings.reload}
          </Button>
        </Slip>
      )}
    </>
  );
}

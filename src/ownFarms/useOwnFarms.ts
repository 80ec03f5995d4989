// The farms of this device and of the connected account, by what the farm's page has left word of.
import { useWallet } from "@loamstead/wallet-kit";
import { useEffect, useState } from "react";
import site from "../../site.config.ts";
import type { OwnFarmPlace } from "./places/index.ts";
import { OWN_FARMS } from "./places/key.ts";

/** A farm of this device or of an account, as other pages may know of it. */
export type { OwnFarmPlace } from "./places/index.ts";

const { features, collection } = site;
const none: readonly OwnFarmPlace[] = [];

/** Where a studio wants no sign-in, no wallet is around the page. */
const useAddress = features.signIn
  ? (): string | null => useWallet().account?.address.toLowerCase() ?? null
  : (): string | null => null;

function hasWord(): boolean {
  try {
    return localStorage.getItem(OWN_FARMS) !== null;
  } catch {
    return false;
  }
}

/** None until the page lives: it is printed for everybody. */
export function useOwnFarms(): readonly OwnFarmPlace[] {
  const holder = useAddress();
  const [farms, setFarms] = useState(none);
  useEffect(() => {
    if (!features.play || !hasWord()) return;
    let isHere = true;
    import("./places/index.ts").then(
      ({ readOwnFarms }) => {
        if (isHere) setFarms(readOwnFarms(() => localStorage, collection.size, holder));
      },
      // The page is whole without them.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [holder]);
  return farms;
}

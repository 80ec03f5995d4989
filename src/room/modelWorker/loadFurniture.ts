// Fetches the baked furniture, for the page or for a worker: the browser keeps it for both.
import type { BakedFurniture } from "../catalogue/baked.ts";
import { setFurnitureSource, setPartsSource } from "../catalogue/furniture.ts";

/** Once; what could not be had is asked for again the next time. */
function once<Baked>(address: string, hold: (baked: Baked) => void): () => Promise<void> {
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} is not to be had: ${answer.status}`);
    hold(await answer.json());
  }

  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

// Both addresses are set by the Vite plugin in build/furniture; they change with what lies there.

/** What is known of pieces, openings and templates. */
export const loadFurniture = once(import.meta.env.FURNITURE_URL, (baked: BakedFurniture) =>
  setFurnitureSource(() => baked),
);

/** What pieces are built of: for whoever draws one. */
export const loadParts = once(import.meta.env.PARTS_URL, setPartsSource);

// Fetches the baked furniture, for the page or for a worker: the browser keeps it for both.
import { holdFurniture } from "../catalogue/furniture.ts";

/** Set by the Vite plugin in build/furniture; its name changes with what is in the file. */
const address: string = import.meta.env.FURNITURE_URL;

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is not to be had: ${answer.status}`);
  const baked = await answer.json();
  holdFurniture(() => baked);
}

/** Once; what could not be had is asked for again the next time. */
export function loadFurniture(): Promise<void> {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

// Asks the building thread for the country and for what stands in a parish; nothing of it is worked out where the page lives.

import type { Things } from "../../fields/country/parishThings.ts";
import type { CountryData } from "./countryData.ts";

/** The country is asked for first; `parish` is null for it. */
export type CountryRequest = { readonly size: number; readonly parish: number | null };
export type CountryAnswer =
  | { readonly parish: null; readonly country: CountryData }
  | { readonly parish: number; readonly things: Things };

export type CountryBuilder = {
  readonly country: Promise<CountryData>;
  /** Null until it has been worked out, which is told once. */
  readonly thingsIn: (parish: number) => Things | null;
  readonly close: () => void;
};

export function openCountryBuilder(
  size: number,
  stands: (parish: number, things: Things) => void,
): CountryBuilder {
  const thread = new Worker(new URL("./buildCountry.worker.ts", import.meta.url), {
    type: "module",
  });
  const known = new Map<number, Things | null>();
  const ask = (parish: number | null) => {
    const request: CountryRequest = { size, parish };
    thread.postMessage(request);
  };
  const { promise, resolve, reject } = Promise.withResolvers<CountryData>();
  thread.addEventListener("message", ({ data }: MessageEvent<CountryAnswer>) => {
    if (data.parish === null) resolve(data.country);
    else {
      known.set(data.parish, data.things);
      stands(data.parish, data.things);
    }
  });
  thread.addEventListener("error", (event) => reject(new Error(event.message)));
  ask(null);
  return {
    country: promise,
    thingsIn(parish) {
      const things = known.get(parish);
      if (things !== undefined) return things;
      known.set(parish, null);
      ask(parish);
      return null;
    },
    close: () => thread.terminate(),
  };
}

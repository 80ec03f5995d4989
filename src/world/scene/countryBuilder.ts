// Asks the building thread for the country and for what stands in a parish; nothing of it is worked out where the page lives.

import type { ParishThings } from "../../fields/country/parishThings.ts";
import { keyedAnswers } from "../../lib/worker/keyedAnswers.ts";
import { openWorkerClient, type WorkerThread } from "../../lib/worker/openWorkerClient.ts";
import type { CountryData } from "./countryData.ts";

export type CountryRequest =
  | { readonly kind: "country"; readonly size: number }
  | { readonly kind: "parish"; readonly size: number; readonly parish: number };
export type CountryAnswers = { readonly country: CountryData; readonly parish: ParishThings };

export type CountryBuilder = {
  /** Asked for anew after an exception, which is told where it cannot be worked out. */
  readonly country: () => Promise<CountryData>;
  /** Null until it has been worked out, which is told once. */
  readonly thingsIn: (parish: number) => ParishThings | null;
  readonly close: () => void;
};

/** The scene has its own of those that it shows; these are for the next scene on the same map. */
const MOST_PARISHES = 64;

const newThread = (): WorkerThread =>
  new Worker(new URL("./buildCountry.worker.ts", import.meta.url), { type: "module" });

export function openCountryBuilder(
  size: number,
  stands: (parish: number, things: ParishThings) => void,
): CountryBuilder {
  const client = openWorkerClient<CountryRequest, CountryAnswers>(newThread);
  const countries = keyedAnswers({
    keyOf: String,
    ask: (of: number) => client.ask({ kind: "country", size: of }),
    most: 1,
  });
  const parishes = keyedAnswers({
    keyOf: String,
    ask: (parish: number) => client.ask({ kind: "parish", size, parish }),
    most: MOST_PARISHES,
    made: stands,
  });
  // It takes the longest, and every scene begins with it.
  void countries.ask(size);
  return {
    async country() {
      const country = await countries.ask(size);
      if (!country.ok) throw new Error(`The country could not be worked out: ${country.reason}`);
      return country.value;
    },
    thingsIn: parishes.look,
    close: client.close,
  };
}

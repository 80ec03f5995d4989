// Works out the country and its parishes in a thread of its own: most of a second that no page should feel.
import { answerRequests } from "../../lib/worker/answerRequests.ts";
import type { CountryAnswers, CountryRequest } from "./countryBuilder.ts";
import { type CountrySource, openCountry } from "./countryData.ts";

let source: CountrySource | null = null;

function sourceOf(size: number): CountrySource {
  source ??= openCountry(size);
  return source;
}

answerRequests<CountryRequest, CountryAnswers>(
  {
    country: ({ size }) => sourceOf(size).data,
    parish: ({ size, parish }) => sourceOf(size).thingsIn(parish),
  },
  {
    transfer: {
      country: ({ tones, land, rivers: { corners, index, places } }) => [
        tones.buffer,
        land.buffer,
        corners.buffer,
        index.buffer,
        places.buffer,
      ],
      parish: (things) => Object.values(things).map(({ buffer }) => buffer),
    },
  },
);

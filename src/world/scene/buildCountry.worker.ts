// Works out the country and its parishes in a thread of its own: most of a second that no page should feel.
import type { CountryAnswer, CountryRequest } from "./countryBuilder.ts";
import { type CountrySource, openCountry } from "./countryData.ts";

let source: CountrySource | null = null;

addEventListener("message", ({ data: { size, parish } }: MessageEvent<CountryRequest>) => {
  source ??= openCountry(size);
  const answer: CountryAnswer =
    parish === null
      ? { parish, country: source.data }
      : { parish, things: source.thingsIn(parish) };
  const { tones, land, rivers } = source.data;
  const handedOn =
    "things" in answer
      ? Object.values(answer.things).map(({ buffer }) => buffer)
      : [
          tones.buffer,
          land.buffer,
          rivers.corners.buffer,
          rivers.index.buffer,
          rivers.places.buffer,
        ];
  postMessage(answer, { transfer: handedOn });
});

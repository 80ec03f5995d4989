// A field's page tells the weather of its parish for today and three days, under the sky that it makes there.
import { createWalletKit, WalletProvider } from "@loamstead/wallet-kit";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import site from "../../../site.config.ts";
import { seasonAt } from "../../fields/calendar.ts";
import { landOf } from "../../fields/land/landOf.ts";
import { parishOf } from "../../fields/land/place.ts";
import { type Day, dateOf, type Weather, weatherOn } from "../../fields/weather/weather.ts";
import { weatherWords } from "../../fields/weather/words.ts";
import { fieldPage } from "./FieldPage.tsx";

const ID = 417;
const FIRST = 20_454;
const place = { parish: parishOf(ID), region: landOf(ID).region };
const kit = createWalletKit({
  appName: site.name,
  learnMoreUrl: site.links.wallets.href,
  settings: () => new Promise(() => {}),
});

function printed(day: Day): string {
  const { Content } = fieldPage(ID, { settings: () => new Promise(() => {}) }, { day });
  return renderToString(
    <WalletProvider kit={kit}>
      <Content search="" />
    </WalletProvider>,
  );
}

/** The first day of each kind of weather, within two years. */
const firsts = new Map<Weather["kind"], Day>();
for (let day = FIRST + 730; day >= FIRST; day--) firsts.set(weatherOn(place, day).kind, day);

test("every kind of weather comes to a field, and each has a sky of its own", () => {
  expect([...firsts.keys()].toSorted()).toEqual([
    "clear",
    "cloud",
    "frost",
    "mist",
    "rain",
    "shower",
    "snow",
    "storm",
  ]);
});

test.each([...firsts])("%s is told with its sky, and the three days after it", (kind, day) => {
  const html = printed(day);
  const sky = `data-season="${seasonAt(dateOf(day))}" data-weather="${kind}"`;
  expect(html).toContain(sky);
  const told = [...html.matchAll(/<time dateTime="([\d-]+)">.*?<b>(.*?)<\/b>/g)];
  expect(told.map(([, date, words]) => [date, words!.replaceAll("&#x27;", "'")])).toEqual(
    [0, 1, 2, 3].map((ahead) => [
      dateOf(day + ahead)
        .toISOString()
        .slice(0, 10),
      weatherWords(weatherOn(place, day + ahead)),
    ]),
  );
});

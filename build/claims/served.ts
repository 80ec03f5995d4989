// Pages that the server draws, each once, with what it would hand them on some day.

import { accept, type Result } from "@loamstead/lib/result.ts";
import { createPageWork } from "../../server/pages/pageWork.ts";
import { anyTurn, pagesHere } from "../../server/pages/testing/pagesHere.ts";
import { parishPages } from "../../server/parishes/parishPages.ts";
import { createCountrySearch } from "../../server/world/countrySearch.ts";
import { worldPages } from "../../server/world/worldPages.ts";
import site from "../../site.config.ts";
import type { DocumentFiles } from "../../src/app/document.ts";
import { drawPage } from "../../src/app/prerender.tsx";
import { parishSlug } from "../../src/fields/parishSlug.ts";
import { dayOf } from "../../src/fields/weather/weather.ts";
import { findPage } from "../../src/routes/routes.ts";

const noon = Date.UTC(2026, 10, 25, 12);
/** As the weather counts it. */
export const shownDay = dayOf(new Date(noon));
/** One with all there is to say of it. */
export const shownField = 417;
export const shownParish = 0;

const files: DocumentFiles = {
  styles: [],
  fonts: [],
  head: "",
  begin: "",
  client: "",
  preloads: [],
  later: [],
};
const { collection } = site;
const clock = () => noon;
const nobody = {
  keepersOf: async () => new Map<number, string>(),
  fieldsBy: async () => [],
  countIn: async () => [],
};
const { size } = collection;
const pool = pagesHere(createPageWork({ renderDir: "", origin: "https://farm.test", collection }));
const { find } = createCountrySearch({ size, owners: nobody, pool });
const world = worldPages({ size, owners: nobody, find, clock });
/** What lies on sheets says nothing. */
const sheets = { has: async () => false };
const parishes = parishPages({ size, owners: nobody, sheets, basePath: "/", clock });

/** What each is given by its address. */
const addresses: Readonly<Record<string, () => Promise<Result<object | null, unknown>>>> = {
  "/fields": async () => accept({ sheet: null }),
  [`/fields/${shownField}`]: async () => accept({ day: shownDay }),
  [`/parishes/${parishSlug(shownParish)}`]: () => parishes.given(parishSlug(shownParish)),
  "/world": () => world("", "", anyTurn),
};

/** The whole documents, by their paths. */
export const servedPages = (): Promise<[path: string, html: string][]> =>
  Promise.all(
    Object.entries(addresses).map(async ([path, give]): Promise<[string, string]> => {
      const told = await give();
      const given = told.ok ? told.value : null;
      const { module } = findPage(path, site)!.route;
      const asked = { path, search: "", origin: "https://farm.test", files: { [module!]: files } };
      return [path, (await drawPage({ ...asked, ...(given && { given }) })) ?? ""];
    }),
  );

// What the pages of parishes are drawn from, and the way there by a parish's number.
import { Hono } from "hono";
import { getAddress } from "viem";
import { drawParish, type ParishDrawing } from "../../src/fields/country/drawParish.ts";
import { isDrawn } from "../../src/fields/country/isDrawn.ts";
import type { GivenParish, Keeper } from "../../src/fields/givenParish.ts";
import { type Country, countryOf } from "../../src/fields/land/law.ts";
import { parishSize } from "../../src/fields/land/place.ts";
import { parishCalled, parishesOf, parishSlug } from "../../src/fields/parishSlug.ts";
import { dayOf } from "../../src/fields/weather/weather.ts";
import type { Env } from "../http/env.ts";
import type { OwnersSource } from "../ownership/ownersSource.ts";

type Parts = {
  /** How many fields there are. */
  size: number;
  owners: Pick<OwnersSource, "countIn">;
  basePath: string;
  /** Milliseconds since 1970. */
  clock: () => number;
};

export type ParishPages = {
  routes: Hono<Env>;
  /** Null where no parish is called so. */
  given(slug: string): Promise<GivenParish | null>;
};

export function parishPages({ size, owners, basePath, clock }: Parts): ParishPages {
  let country: Country | undefined;
  const drawn = new Map<number, ParishDrawing>();

  /** The country is worked out when somebody first asks, each parish is drawn once. */
  function drawingOf(parish: number): ParishDrawing | null {
    if (!isDrawn(parish, size)) return null;
    const known = drawn.get(parish);
    if (known) return known;
    country ??= countryOf(0);
    const drawing = drawParish(country, parish);
    drawn.set(parish, drawing);
    return drawing;
  }

  async function keepersOf(parish: number): Promise<Keeper[] | null> {
    const first = parish * parishSize;
    const counted = await owners.countIn(first, Math.min(first + parishSize, size));
    return counted?.map(({ owner, fields }) => [getAddress(owner), fields]) ?? null;
  }

  const routes = new Hono<Env>();
  routes.get("/parishes/*", (c, next) => {
    const [, number] = /^\/parishes\/(\d+)$/.exec(c.req.path) ?? [];
    if (number === undefined) return next();
    if (Number(number) >= parishesOf(size)) return c.notFound();
    return c.redirect(`${basePath}parishes/${parishSlug(Number(number))}`, 308);
  });

  return {
    routes,
    async given(slug) {
      const parish = parishCalled(slug, size);
      if (parish === null) return null;
      const keepers = await keepersOf(parish);
      return { day: dayOf(new Date(clock())), keepers, drawing: drawingOf(parish) };
    },
  };
}

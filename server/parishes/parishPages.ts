// What the pages of parishes are drawn from, and the way there by a parish's number.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { Hono } from "hono";
import { getAddress } from "viem";
import type { GivenParish, ParishOwner } from "../../src/fields/givenParish.ts";
import { parishSize } from "../../src/fields/land/place.ts";
import { parishCalled, parishesOf, parishSlug } from "../../src/fields/parishSlug.ts";
import { dayOf } from "../../src/fields/weather/weather.ts";
import type { FieldSheets } from "../fields/fieldSheets.ts";
import type { Env } from "../http/env.ts";
import type { Problem } from "../http/problem.ts";
import type { OwnersSource } from "../ownership/ownersSource.ts";

type Parts = {
  /** How many fields there are. */
  size: number;
  owners: Pick<OwnersSource, "countIn">;
  sheets: Pick<FieldSheets, "has">;
  basePath: string;
  /** Milliseconds since 1970. */
  clock: () => number;
};

export type ParishPages = {
  routes: Hono<Env>;
  /** Null where no parish is called so. */
  given(slug: string): Promise<Result<GivenParish | null, Problem>>;
};

export function parishPages({ size, owners, sheets, basePath, clock }: Parts): ParishPages {
  async function keepersOf(parish: number): Promise<ParishOwner[] | null> {
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
      if (parish === null) return accept(null);
      const keepers = await keepersOf(parish);
      const sheet = await sheets.has({ kind: "parish", n: parish });
      return accept({ day: dayOf(new Date(clock())), keepers, sheet });
    },
  };
}

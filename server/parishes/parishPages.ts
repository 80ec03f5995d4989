// What the pages of parishes are drawn from, and the way there by a parish's number.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { Hono } from "hono";
import { getAddress } from "viem";
import type { ParishDrawing } from "../../src/fields/country/drawParish.ts";
import { isDrawn } from "../../src/fields/country/isDrawn.ts";
import type { GivenParish, Keeper } from "../../src/fields/givenParish.ts";
import { parishSize } from "../../src/fields/land/place.ts";
import { parishCalled, parishesOf, parishSlug } from "../../src/fields/parishSlug.ts";
import { dayOf } from "../../src/fields/weather/weather.ts";
import type { Env } from "../http/env.ts";
import type { Problem } from "../http/problem.ts";
import type { OwnersSource } from "../ownership/ownersSource.ts";
import type { PagePool, PageTurn } from "../pages/pagePool.ts";

type Parts = {
  /** How many fields there are. */
  size: number;
  owners: Pick<OwnersSource, "countIn">;
  pool: Pick<PagePool, "run">;
  basePath: string;
  /** Milliseconds since 1970. */
  clock: () => number;
};

export type ParishPages = {
  routes: Hono<Env>;
  /** Null where no parish is called so. */
  given(slug: string, search: string, turn: PageTurn): Promise<Result<GivenParish | null, Problem>>;
};

export function parishPages({ size, owners, pool, basePath, clock }: Parts): ParishPages {
  const drawn = new Map<number, ParishDrawing>();

  /** Each parish is drawn once. */
  async function drawingOf(
    parish: number,
    turn: PageTurn,
  ): Promise<Result<ParishDrawing | null, Problem>> {
    if (!isDrawn(parish, size)) return accept(null);
    const known = drawn.get(parish);
    if (known) return accept(known);
    const drawing = await pool.run({ kind: "parish", parish }, turn);
    if (drawing.ok) drawn.set(parish, drawing.value);
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
    async given(slug, _, turn) {
      const parish = parishCalled(slug, size);
      if (parish === null) return accept(null);
      const drawing = await drawingOf(parish, turn);
      if (!drawing.ok) return drawing;
      const keepers = await keepersOf(parish);
      return accept({ day: dayOf(new Date(clock())), keepers, drawing: drawing.value });
    },
  };
}

// Every shape of tilled land lies well in every ground plan: nothing overlaps, all is on the field and in sight.
import { describe, expect, it } from "vitest";
import { hexEdge } from "../../models/ground/island.ts";
import type { Point2 } from "../../models/parts.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { odds } from "../odds.ts";
import { bedsOf } from "../shapes.ts";
import { fieldTraits } from "../traits.ts";
import { BED_WIDTH, bedDistance, type GroundCircle, RADIUS } from "./ground.ts";
import { planFor } from "./planFor.ts";
import { type FieldPlan, laid, planRows, plansFor } from "./plans.ts";
import { seesPastRounds } from "./sight.ts";
import { standingOn } from "./standing.ts";

const all: [name: string, FieldPlan][] = planRows.flatMap((_, i) =>
  odds.shape.map(({ id }): [string, FieldPlan] => [`${id} in plan ${i + 1}`, laid(i + 1, id)]),
);
const rim = (x: number, z: number) => hexEdge(RADIUS, Math.atan2(z, x)) - Math.hypot(x, z);
const between = (a: GroundCircle, b: GroundCircle) => Math.hypot(a.x - b.x, a.z - b.z) - a.r - b.r;
/** A spot is asked for with room to spare; this is what stands there. */
const core = (spot: GroundCircle): GroundCircle => ({ ...spot, r: spot.r * 0.8 });
const spotAt = ([x, z]: Point2, r: number): GroundCircle => ({ x, z, r });

describe("ground plans", () => {
  it("keep house, landmark, water, ways and beds off each other and on the field", () => {
    for (const [name, plan] of all) {
      const { house, mark, water, beds } = plan;
      const built = { house: core(house), mark: core(mark), water: core(water) };
      const stream = plan.stream.map((point) => spotAt(point, 0.3));
      const ways = [...plan.walk, ...plan.doorway].map((point) => spotAt(point, 0.28));
      const lamp = spotAt(plan.lamp, 0.12);
      for (const [what, spot] of Object.entries(built)) {
        expect(rim(spot.x, spot.z), `${what} of ${name}`).toBeGreaterThan(spot.r);
        for (const bed of beds)
          expect(bedDistance(bed, spot.x, spot.z), `${what} and a bed of ${name}`).toBeGreaterThan(
            spot.r,
          );
      }
      expect(between(house, mark), name).toBeGreaterThan(-0.05);
      expect(between(house, water), name).toBeGreaterThan(-0.05);
      expect(between(mark, water), name).toBeGreaterThan(-0.05);
      for (const point of stream)
        for (const spot of [built.house, built.mark, lamp])
          expect(between(point, spot), `stream of ${name}`).toBeGreaterThan(0);
      for (const bed of beds)
        for (const { x, z, r } of [...stream, ...ways, lamp])
          expect(bedDistance(bed, x, z), `a way and a bed of ${name}`).toBeGreaterThan(r);
      for (const { x, z, r } of [lamp, ...ways]) expect(rim(x, z), name).toBeGreaterThan(r * 0.3);
      for (const point of [built.house, built.mark])
        expect(between(lamp, point), `lamp of ${name}`).toBeGreaterThan(0);
    }
  });

  it("keep beds apart, and on the step that is made for them", () => {
    for (const [name, { beds, terraces }] of all) {
      for (const [i, a] of beds.entries())
        for (const b of beds.slice(i + 1)) {
          const ends = [-0.5, -0.25, 0, 0.25, 0.5].map(
            (t): Point2 => [b.x + b.axis[0] * b.length * t, b.z + b.axis[1] * b.length * t],
          );
          const apart = Math.min(...ends.map(([x, z]) => bedDistance(a, x, z)));
          expect(apart, name).toBeGreaterThan(a.row === b.row ? 0.1 : BED_WIDTH / 2 + 0.1);
        }
      const heights = new Set(terraces.map(({ height }) => height));
      for (const { y } of beds) expect(y === 0 || heights.has(y), name).toBe(true);
    }
  });

  it("show house, landmark and beds to the viewer, whatever landmark there is", () => {
    for (const { id: shape } of odds.shape)
      for (const { id: region } of odds.region)
        for (const { id: landmark } of odds.landmark)
          for (const number of new Set(plansFor(shape, region, landmark))) {
            const name = `${shape} with ${landmark} in plan ${number}`;
            const plan = laid(number, shape);
            const traits = { ...fieldTraits(goldenCollection, 1), shape, landmark, region };
            const standing = standingOn(traits, plan, landmark !== "none");
            const [house, mark] = standing;
            const past = (one: GroundCircle | undefined) =>
              seesPastRounds(standing.filter((other) => other !== one));
            const seenOf = (one: GroundCircle, height: number) => {
              const isSeen = past(one);
              const at = [-0.8, -0.4, 0, 0.4, 0.8].flatMap((t) =>
                [0.25, 0.5, 0.75].map((up) =>
                  isSeen([one.x + t * one.r, up * height, one.z - t * one.r]),
                ),
              );
              return at.filter(Boolean).length / at.length;
            };
            expect(seenOf(house!, house!.height), `house, ${name}`).toBeGreaterThan(0.59);
            if (landmark !== "none")
              expect(seenOf(mark!, mark!.height), `landmark, ${name}`).toBeGreaterThan(0.59);
            const isSeen = past(undefined);
            const plots = plan.beds.flatMap(({ x, y, z, axis, length }) =>
              [-0.4, -0.2, 0, 0.2, 0.4].map((t) =>
                isSeen([x + axis[0] * length * t, y + 0.3, z + axis[1] * length * t]),
              ),
            );
            const share = plots.filter(Boolean).length / plots.length;
            expect(share, `beds, ${name}`).toBeGreaterThan(0.65);
          }
  });

  it("lay out every plot, whatever the plan", () => {
    for (const { id } of odds.shape) {
      const dug = bedsOf(id).reduce((sum, { from, to }) => sum + to - from, 0);
      for (const number of planRows.keys()) {
        const { beds } = laid(number + 1, id);
        const plots = beds.reduce((sum, { length }) => sum + Math.round(length + 0.12), 0);
        expect([number, plots]).toEqual([number, dug]);
      }
    }
  });

  it("are all in use, each shape by several", () => {
    const used = new Map<string, Set<number>>();
    for (let id = 0; id < 4000; id++) {
      const traits = fieldTraits(goldenCollection, id);
      const of = used.get(traits.shape) ?? new Set();
      used.set(traits.shape, of.add(planFor(traits).number));
    }
    for (const [shape, plans] of used) expect(plans.size, shape).toBeGreaterThan(7);
    const every = new Set([...used.values()].flatMap((plans) => [...plans]));
    expect(every.size).toBe(planRows.length);
  });
});

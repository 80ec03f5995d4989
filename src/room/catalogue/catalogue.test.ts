// The adapter says of every piece what is true of its model, in quarter tiles.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { pieceUrl } from "../../lib/pieceUrl.ts";
import { boundingBoxOf } from "../../models/catalogue/bounds.ts";
import type { ItemModel } from "../model/catalogue.ts";
import { floorPlace, onTop, thing } from "../model/placed.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { itemSchema } from "../model/schema.ts";
import { PER_TILE, WALL_HEIGHT } from "../model/units.ts";
import { admit } from "../rules/admit.ts";
import {
  allPieces,
  catalogueWith,
  finishPieces,
  lightsOf,
  openingModels,
  pictureAt,
  siteCatalogue,
  usualUpOf,
} from "./index.ts";
import { partsOfPiece } from "./partsOfPiece.ts";
import { dialOf } from "./rows.ts";

/** A bevel, a leaf, the cushion's edge. */
const SLACK = 0.08;

const pieces = allPieces();
const models = pieces.map(({ id }) => siteCatalogue.item(id)!);
const wrong = (check: (model: ItemModel) => string | false): string[] =>
  models.flatMap((model) => {
    const fault = check(model);
    return fault === false ? [] : [`${model.id}: ${fault}`];
  });

const isWhole = (...values: readonly number[]) => values.every(Number.isInteger);

describe("the catalogue of rooms", () => {
  it("gives every piece a name, an id that a document may hold, and a whole place", () => {
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
    expect(pieces.length).toBeGreaterThan(135);
    expect(
      wrong(({ id, name, width, depth, height, stands }) => {
        const item = { id: "x", model: id, at: { kind: "floor", x: 0, z: 0 }, turn: 0 };
        if (!v.is(itemSchema, item)) return "not an id of a model";
        if (name === "" || stands.length === 0) return "nameless or without ground";
        return !(isWhole(width, depth, height) && Math.min(width, depth, height) > 0) && "no size";
      }),
    ).toEqual([]);
  });

  it("has the hands of every clock last, each beginning at the middle of its dial", () => {
    const clocks = pieces.flatMap(({ id }) => {
      const dial = dialOf(id);
      return dial ? [{ id, dial, hands: partsOfPiece(id).slice(-2) }] : [];
    });
    expect(clocks.map(({ id }) => id).toSorted()).toEqual([
      "alarm-clock",
      "grandfather-clock",
      "wall-clock",
    ]);
    for (const { dial, hands } of clocks) {
      const lengths = hands.map((hand) => {
        if (hand.shape !== "box") return 0;
        const away = Math.hypot(hand.at[0] - dial[0], hand.at[1] - dial[1]);
        expect(away).toBeCloseTo(hand.size[1] / 2);
        return hand.size[1];
      });
      expect(lengths[0]).toBeGreaterThan(0);
      expect(lengths[1]).toBeGreaterThan(lengths[0]!);
    }
  });

  it("holds the parts of every piece within its place", () => {
    expect(
      wrong(({ id, width, depth, height, stands }) => {
        const { low, high } = boundingBoxOf(partsOfPiece(id));
        const [w, d] = [width / PER_TILE / 2 + SLACK, depth / PER_TILE + SLACK];
        const isWall = stands.includes("wall");
        const isIn =
          Math.max(-low[0], high[0]) <= w &&
          (isWall ? high[2] <= d : Math.max(-low[2], high[2]) <= depth / PER_TILE / 2 + SLACK);
        if (!isIn) return `${width} x ${depth} for ${low} to ${high}`;
        return high[1] > height / PER_TILE + SLACK && `${high[1]} high, not ${height}`;
      }),
    ).toEqual([]);
  });

  it("keeps surfaces whole, on the piece, and where the model ends", () => {
    const carriers = models.filter(({ surfaces }) => surfaces.length > 0);
    expect(carriers.length).toBeGreaterThanOrEqual(25);
    expect(
      wrong(({ id, width, depth, surfaces }) => {
        for (const { x, z, width: w, depth: d, up, clear } of surfaces) {
          if (!isWhole(x, z, w, d) || w < 1 || d < 1) return "no whole surface";
          if (x < 0 || z < 0 || x + w > width || z + d > depth) return "beside the piece";
          if (clear !== undefined && clear < 1) return "no room on a shelf";
          const tops = partsOfPiece(id).map((part) => boundingBoxOf([part]).high[1] * PER_TILE);
          if (!tops.some((top) => Math.abs(top - up) < 0.35)) return `nothing ends at ${up}`;
        }
        return false;
      }),
    ).toEqual([]);
  });

  it("knows rugs, hearths, garlands, lamps and frames", () => {
    const ids = (of: (model: ItemModel) => unknown) => models.filter(of).map(({ id }) => id);
    expect(ids(({ isFlat }) => isFlat)).toEqual(
      expect.arrayContaining(["braided-rug", "rag-runner", "sheepskin", "picture-rug"]),
    );
    expect(ids(({ isFooted }) => isFooted)).toEqual(["brick-hearth", "stone-hearth"]);
    expect(ids(({ overOpenings }) => overOpenings)).toEqual(
      expect.arrayContaining(["fairy-lights", "bunting"]),
    );
    expect(ids(({ isLamp }) => isLamp)).toEqual(ids(({ id }) => lightsOf(id).length > 0));
    expect(ids(({ takesPicture }) => takesPicture)).toEqual(ids(({ id }) => pictureAt(id)));
    expect(ids(({ takesPicture }) => takesPicture).length).toBeGreaterThanOrEqual(6);
    expect(siteCatalogue.item("sleeping-cat")?.stands).toEqual(["floor", "surface"]);
    expect(siteCatalogue.item("throne")).toBeUndefined();
  });

  it("hangs every wall piece inside a usual wall", () => {
    expect(
      wrong(
        ({ id, stands, height }) =>
          stands.includes("wall") &&
          usualUpOf(id) + height > WALL_HEIGHT.usual &&
          `reaches ${usualUpOf(id) + height}`,
      ),
    ).toEqual([]);
  });

  it("hangs pictures before what the frame keeps", () => {
    for (const { id } of pieces) {
      const place = pictureAt(id);
      if (!place || place.isLying) continue;
      const { low, high } = boundingBoxOf(partsOfPiece(id, { hasPicture: true }));
      expect(place.x - place.width / 2, id).toBeGreaterThan(low[0]);
      expect(place.x + place.width / 2, id).toBeLessThan(high[0]);
      const behind = partsOfPiece(id, { hasPicture: true }).filter((part) => {
        const box = boundingBoxOf([part]);
        const isBefore = box.high[2] > place.z + 0.001;
        const inside = Math.min(place.x - box.low[0], box.high[0] - place.x) > 0.2;
        return isBefore && inside && box.low[1] < place.y && box.high[1] > place.y;
      });
      expect(behind, id).toEqual([]);
    }
  });

  it("offers doors, windows and finishes that a room may use", () => {
    for (const { id, width, height, sill } of openingModels()) {
      expect(siteCatalogue.opening(id)?.id).toBe(id);
      expect(isWhole(width, height, sill), id).toBe(true);
      expect(sill + height).toBeLessThanOrEqual(WALL_HEIGHT.usual);
    }
    for (const { id, covers } of finishPieces)
      expect(siteCatalogue.finish(id)?.covers).toEqual(covers);
    expect(siteCatalogue.finish("painted-boards")?.covers).toEqual(["wall", "floor"]);
    expect(siteCatalogue.finish("own-picture")?.takesPicture).toBe(true);
  });

  it("counts only what is counted", () => {
    const catalogue = catalogueWith(new Map([["sofa", 2]]));
    expect(catalogue.owned("sofa")).toBe(2);
    expect(catalogue.owned("candle")).toBeUndefined();
    expect(siteCatalogue.owned("sofa")).toBeUndefined();
  });

  it("lets the cat lie where cats lie", () => {
    for (const bed of ["patchwork-bed", "sofa", "wing-armchair", "window-seat", "wicker-chair"]) {
      const { x, z } = siteCatalogue.item(bed)!.surfaces[0]!;
      const items = [
        thing("bed", bed, floorPlace(4, 4)),
        thing("cat", "sleeping-cat", onTop("bed", x, z)),
      ];
      const patch = { items: items.map((item) => ({ id: item.id, to: item })) };
      const admitted = admit(bareRoom(), patch, siteCatalogue);
      expect(admitted.ok ? "" : `${bed}: ${JSON.stringify(admitted.reason)}`).toBe("");
    }
  });
});

describe("a piece", () => {
  it("gives the address of each picture", () => {
    expect(pieceUrl("sofa")).toBe("/pieces/sofa.svg");
  });
});

// The live map on its canvas: ground and what stands on it, looked at from one eye, under the sky of an hour.

import type { ParishThings } from "../../fields/country/parishThings.ts";
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { fieldAt, parishMiddle, place } from "../../fields/land/place.ts";
import type { Day } from "../../fields/weather/weather.ts";
import type { Season } from "../../models/seasons.ts";
import type { MountedScene } from "../../scene/mountScene.ts";
import { openRenderer, type RendererWork } from "../../scene/renderer/openRenderer.ts";
import { groundInView, type VisibleGround } from "../view/groundInView.ts";
import { lensOf } from "../view/lens.ts";
import type { MapView, MapWindow } from "../view/mapView.ts";
import { ownMarks } from "../view/ownMarks.ts";
import { parishesInView } from "../view/parishesInView.ts";
import { type CountryData, dotOf } from "./countryData.ts";
import { groundScene } from "./groundScene.ts";
import type { NearField } from "./joinFields.ts";
import { mapEye } from "./mapEyeScene.ts";
import { dressGround, mapUniforms } from "./mapUniformsScene.ts";
import { homesAt } from "./nearHomes.ts";
import { nearScene } from "./nearScene.ts";
import { paintSky, skyGrid } from "./parishSky.ts";
import { MOST_MAP_TRIANGLES } from "./standing.ts";
import { thingsScene } from "./thingsScene.ts";

/** Whether it is night is the page's; day, season and weather are the country's. */
export type MapTime = {
  readonly day: Day;
  readonly utcHour: number;
  readonly isNight: boolean;
  readonly season: Season;
};

/** What is known of the fields: a filter's, the kept ones, the visitor's own, and the chosen one. */
export type MapFields = {
  readonly lit: ReadonlySet<number> | null;
  readonly owned: readonly number[] | null;
  readonly own: readonly number[];
  readonly at: number | null;
};

export type MapScene = MountedScene & {
  readonly look: (view: MapView, frame: MapWindow) => void;
  readonly know: (fields: MapFields) => void;
  readonly keep: (time: MapTime) => void;
  readonly stand: (parish: number, things: ParishThings) => void;
  /** Fields as they are by themselves, in the place of what else stands on them. */
  readonly bring: (fields: readonly NearField[]) => void;
  readonly ask: () => void;
  readonly ready: () => Promise<void>;
};

/** What is left of the night where something is sought. */
const LIFTED = 0.3;

/** Fields in view: with fewer all things stand, with more none. */
const STANDS = { all: 3_000, none: 4_600 } as const;

/** Throws where the device gives no WebGL. */
export function openMapScene(
  canvas: HTMLCanvasElement,
  size: number,
  data: CountryData,
  work: Pick<Required<RendererWork>, "step" | "drawn" | "lost"> & {
    /** Null while it is not known: then `stand` is told of it later. */
    readonly thingsIn: (parish: number) => ParishThings | null;
  },
): MapScene {
  const { grid, bounds } = data;
  const skyPlace = skyGrid(bounds);
  const uniforms = mapUniforms(data, skyPlace);
  const eye = mapEye(uniforms);
  const ground = groundScene(data, uniforms);
  const things = thingsScene(uniforms);
  const renderer = openRenderer(canvas, {
    step: work.step,
    drawn: work.drawn,
    lost: work.lost,
    camera: () => eye.camera,
    sized(width, height) {
      uniforms.uScale.value.z = canvas.width / width;
      uniforms.uHalf.value.set(canvas.width / 2, canvas.height / 2);
      ground.resize(width, height);
    },
  });
  const near = nearScene(uniforms);
  renderer.scene.add(ground.root, things.root, near.root);

  const { inView, look: lookAtParishes } = parishesInView(
    data.parishes.map((_, parish) => hexCentre(parishMiddle(parish))),
  );
  const known: (ParishThings | null)[] = data.parishes.map(() => null);
  const parishes = known.slice();
  let isFilled = true;
  let isNight = false;
  const darken = () => {
    const isSought = uniforms.uFiltered.value > 0;
    uniforms.uNight.value = isNight ? (isSought ? LIFTED : 1) : 0;
  };
  /** Close by most of a parish is out of view. */
  let within: VisibleGround | null = null;
  let isSnowy = false;
  let brought: readonly NearField[] = [];
  /** Fields that are drawn by themselves, by their dots, and what they take of a frame. */
  const gone = new Set<number>();
  let nearTriangles = 0;
  const isGone = (q: number, r: number) => gone.has(dotOf(grid, q, r));

  /** With what stands on the ground in view, as much as the frame carries beside all else. */
  function fill(): void {
    isFilled = true;
    for (let parish = 0; parish < parishes.length; parish++)
      parishes[parish] = inView[parish] === 1 ? known[parish]! : null;
    ground.fill(within);
    const room = MOST_MAP_TRIANGLES - nearTriangles - ground.triangles();
    things.fill({ parishes, within, isGone }, room);
  }

  /** With what of the village stands about them, whose windows shine by night. */
  function showNear(): void {
    const [middle] = brought;
    const { fields, triangles } = near.show(
      brought,
      middle ? homesAt(middle, size, { isLit: isNight, isSnowy }) : [],
    );
    gone.clear();
    for (const { hex } of fields) gone.add(dotOf(grid, hex.q, hex.r));
    nearTriangles = triangles;
    fill();
    renderer.shade();
  }

  const stateDots = uniforms.uState.value.image.data as Uint8Array;
  const inCollection = (id: number) => id >= 0 && id < size;
  const eachDot = (ids: Iterable<number>, channel: number) => {
    for (const id of ids) {
      if (!inCollection(id)) continue;
      const { q, r } = place(id);
      stateDots[4 * dotOf(grid, q, r) + channel] = 255;
    }
  };

  return {
    ask: renderer.ask,
    ready: renderer.ready,
    resize: renderer.resize,

    look(view, frame) {
      eye.look(view, frame);
      const { wide, tall, nearness } = lensOf(view, frame);
      const seen = 4 * wide * tall;
      const grown = Math.max(0, Math.min(1, (STANDS.none - seen) / (STANDS.none - STANDS.all)));
      // Beside fields as they are by themselves, houses have their true measure.
      things.grow(grown * (1 - 0.36 * nearness));
      if (grown > 0 && lookAtParishes(view, frame)) {
        isFilled = false;
        for (let parish = 0; parish < known.length; parish++)
          if (inView[parish] === 1) known[parish] ??= work.thingsIn(parish);
      }
      const next = nearness > 0 ? groundInView(view, frame, within) : null;
      if (next !== within || (grown > 0 && !isFilled)) {
        within = next;
        fill();
      }
      renderer.ask();
    },

    know({ lit, owned, own, at }) {
      stateDots.fill(0);
      eachDot(lit ?? [], 0);
      eachDot(owned ?? [], 1);
      eachDot(own, 2);
      uniforms.uState.value.needsUpdate = true;
      uniforms.uFiltered.value = lit ? 1 : 0;
      darken();
      const chosen = at !== null && inCollection(at) ? place(at) : null;
      uniforms.uChosen.value.set(chosen?.q ?? 9_999, chosen?.r ?? 9_999);
      const marked = ownMarks(own.filter(inCollection)).filter((id) => id !== at);
      const before = ground.triangles();
      ground.mark([
        ...marked.map((id) => ({ ...hexCentre(place(id)), isChosen: false })),
        ...(chosen ? [{ ...hexCentre(chosen), isChosen: true }] : []),
      ]);
      if (ground.triangles() !== before) fill();
      renderer.ask();
    },

    keep({ day, utcHour, isNight: isDark, season }) {
      const isCold = season === "hearth";
      const isOther = isNight !== isDark || isSnowy !== isCold;
      isSnowy = isCold;
      isNight = isDark;
      darken();
      dressGround(uniforms, season);
      const sky = uniforms.uSky.value;
      (sky.image.data as Uint8Array).set(paintSky(skyPlace, data.parishes, day, utcHour));
      sky.needsUpdate = true;
      things.dress(season);
      renderer.expose(near.light(isNight ? "night" : "day"));
      if (isOther) showNear();
      else renderer.shade();
      renderer.ask();
    },

    bring(all) {
      brought = all;
      showNear();
      renderer.ask();
    },

    stand(parish, standing) {
      known[parish] = standing;
      isFilled = false;
    },

    close() {
      ground.dispose();
      things.dispose();
      near.dispose();
      for (const { value } of [uniforms.uSky, uniforms.uState, uniforms.uTones, uniforms.uLand])
        value.dispose();
      renderer.close();
    },
  };
}

/** The field of a collection on a place of the ground; null at sea. */
export function fieldOn(hex: { q: number; r: number }, size: number): number | null {
  const id = fieldAt(hex);
  return id < size ? id : null;
}

// The suns of a room: the one over the viewer's shoulder, which is always there, and those by its windows.
import { Color, DirectionalLight, Group } from "three";
import type { LitSize } from "../../light/litRoom.ts";
import type { StandingSun, sunsOf } from "../../light/sunsOf.ts";
import type { SoftLightScene } from "./softLightScene.ts";

export type Suns = ReturnType<typeof sunsOf>;

export type SunsScene = {
  readonly root: Group;
  /** What is shown now fades away as these come. */
  readonly show: (suns: Suns, size: LitSize) => void;
  /** True where one of them stands elsewhere than before, so that its shadows fall anew. */
  readonly fade: (way: number) => boolean;
  /** Nothing more comes by windows: the wall that they are in goes out of sight. */
  readonly drop: () => void;
  readonly shade: () => void;
  readonly dispose: () => void;
};

const SHADOW_SIDE = 1024;
/** Beyond all that a room holds. */
const AWAY = 12;

type Beam = { readonly light: DirectionalLight; from: StandingSun | null; to: StandingSun | null };

export function sunsScene(soft: SoftLightScene): SunsScene {
  const root = new Group();
  const beams = [0, 1].map((): Beam => {
    const light = new DirectionalLight("#ffffff", 0);
    light.castShadow = true;
    light.shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
    light.shadow.radius = 2;
    light.shadow.normalBias = 0.03;
    light.shadow.bias = -0.0004;
    light.shadow.autoUpdate = false;
    root.add(light, light.target);
    return { light, from: null, to: null };
  });

  let away = AWAY;

  const placed = new Map<DirectionalLight, StandingSun>();
  let isMoved = false;

  const shineAs = ({ light }: Beam, sun: StandingSun | null, share: number) => {
    light.intensity = sun ? sun.power * Math.PI * share : 0;
    if (!sun) return;
    light.color.set(sun.colour);
    isMoved ||= placed.get(light) !== sun;
    placed.set(light, sun);
    light.position.set(...sun.way).setLength(away);
  };
  const isSamePlace = (a: StandingSun, b: StandingSun) =>
    a.gate?.wall === b.gate?.wall && a.way.every((value, k) => value === b.way[k]);
  const colour = new Color();

  function gate() {
    soft.gates(
      beams.map(({ light, from, to }) => {
        const sun = light.intensity > 0 && isFirstHalf ? (from ?? to) : (to ?? from);
        return sun?.gate ? { gate: sun.gate, way: sun.way } : NOWHERE;
      }),
    );
  }
  let isFirstHalf = false;

  return {
    root,
    show({ right, left }, { columns, rows, height }) {
      const reach = Math.hypot(columns, rows) / 2 + height;
      away = reach + AWAY;
      for (const [i, sun] of [right, left].entries()) {
        const beam = beams[i]!;
        beam.from = beam.light.intensity > 0 ? beam.to : null;
        beam.to = sun;
        const { camera } = beam.light.shadow;
        Object.assign(camera, {
          left: -reach,
          right: reach,
          top: reach,
          bottom: -reach,
          near: 1,
          far: reach + away,
        });
        camera.updateProjectionMatrix();
      }
    },
    fade(way) {
      isFirstHalf = way < 0.5;
      isMoved = false;
      for (const beam of beams) {
        const { from, to, light } = beam;
        if (from && to && isSamePlace(from, to)) {
          shineAs(beam, to, 1);
          light.intensity = (from.power + (to.power - from.power) * way) * Math.PI;
          light.color.set(from.colour).lerp(colour.set(to.colour), way);
        } else if (from) shineAs(beam, isFirstHalf ? from : to, Math.abs(1 - 2 * way));
        else shineAs(beam, to, way);
      }
      gate();
      return isMoved;
    },
    drop() {
      for (const beam of beams) {
        beam.light.intensity = 0;
        beam.from = beam.to = null;
      }
    },
    shade() {
      // One that has yet to come up has its shadows before it shines.
      for (const { light, to } of beams)
        light.shadow.needsUpdate = light.intensity > 0 || to !== null;
    },
    dispose() {
      for (const { light } of beams) light.dispose();
    },
  };
}

const NOWHERE = {
  gate: { wall: "north", normal: [0, 0, 0], away: 0, half: 0, height: 0 },
  way: [0, 1, 0],
} as const;

// What stands on the green and whatever shows itself is seen where it is pressed, by mouse and by touch, on a phone and in a wide window.
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useSyncExternalStore } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import site from "../../../site.config.ts";
import { isLong } from "../../../test/soak.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import { DAY, dayAt, HOUR, type Ms, seasonOn } from "../../farm/numbers/time.ts";
import type { Farm, Plot } from "../../farm/state/farm.ts";
import { surprisesAt } from "../../farm/surprises/surprisesAt.ts";
import { HANDS, HOURS_BETWEEN } from "../../farm/tables/feasts.ts";
import { type Festival, festivalIds } from "../../farm/tables/festivals.ts";
import { type Surprise, surpriseIds } from "../../farm/tables/surprises.ts";
import { fieldGround, trialStart } from "../../farm/testing/trial.ts";
import { planFor } from "../../fields/diorama/planFor.ts";
import { plotPlaces } from "../../fields/diorama/plots.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { farmOnPage } from "../testing/farmOnPage.ts";
import { greenLookOf } from "./green/greenLook.ts";
import { FarmScene } from "./index.ts";
import { buildScenery } from "./land/buildFarm.ts";
import { sceneryWanted, standingLookOf } from "./land/sceneryWanted.ts";
import { looksOf } from "./plants/looks.ts";
import { isOfSky } from "./surprises/sky/skySurprises.ts";
import type { SceneThing, ThingId } from "./things/sceneThing.ts";
import { type FarmCamera, type FarmWindow, fieldToWindow, windowOf } from "./view/farmCamera.ts";
import { showingPlace } from "./view/showing.ts";

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 120_000 };
const sizes = isLong ? ([390, 1280] as const) : ([390] as const);
const HEIGHT = 520;

type Trial = ReturnType<typeof farmOnPage>;
/** What the page around it says, as it changes. */
type Shown = { readonly isEvening: boolean; readonly chosen: ThingId | null };
type ShownStore = {
  readonly get: () => Shown;
  readonly set: (next: Partial<Shown>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function shownStore(): ShownStore {
  let shown: Shown = { isEvening: false, chosen: null };
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set(next) {
      shown = { ...shown, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type SceneOnPageProps = {
  readonly played: Trial;
  readonly store: ShownStore;
  readonly told: unknown[];
};

function SceneOnPage({ played, store, told }: SceneOnPageProps) {
  const state = useSyncExternalStore(played.subscribe, played.state);
  const now = useSyncExternalStore(played.subscribe, played.now);
  const shown = useSyncExternalStore(store.subscribe, store.get);
  const nothing = () => {};
  return (
    <div ref={(element) => element?.style.setProperty("height", `${HEIGHT}px`)}>
      <FarmScene
        played={played}
        state={state}
        now={now}
        hour={12}
        isEvening={shown.isEvening}
        chosen={null}
        chosenThing={shown.chosen}
        onPlot={nothing}
        onDragEnd={nothing}
        onDragLeft={nothing}
        onChoose={nothing}
        onThing={(thing) => told.push(thing)}
        onLive={(isLive) => told.push(isLive)}
        onFailed={() => told.push("failed")}
      />
    </div>
  );
}

async function openScene(played: Trial, width: number) {
  await page.viewport(width, HEIGHT);
  await emulate({ "prefers-reduced-motion": "reduce" });
  const told: unknown[] = [];
  const store = shownStore();
  const { host } = mount(<SceneOnPage played={played} store={store} told={told} />);
  await expect.poll(() => told.at(-1), PATIENCE).toBe(true);
  const roundFarm = () => host.querySelector<HTMLElement>("[data-shown]");
  await expect.poll(roundFarm, PATIENCE).not.toBeNull();
  const place = roundFarm()!.getBoundingClientRect();
  const { field } = played.ground;
  const traits = fieldTraits(site.collection.address, field);
  const window = windowOf(place.width, place.height, plotPlaces(planFor(traits)));
  let view = window.first;
  const stage = () => host.querySelector("canvas")!.parentElement!.nextElementSibling!;

  /** All that is to be pressed, by the very parts that the thread builds. */
  function things(): readonly SceneThing[] {
    const now = played.now();
    const light = { traits, season: seasonOn(dayAt(now)), isLit: false };
    const bed = { ground: played.ground, farm: played.state().farm, now };
    const looks = looksOf(bed.ground, bed.farm, now);
    return sceneryWanted(standingLookOf(bed, store.get()), looks, light).flatMap(
      (wanted) => buildScenery(wanted).things,
    );
  }

  /** As when it is chosen by a key: it is brought into view. */
  async function choose(thing: SceneThing): Promise<void> {
    const [x, y, z] = thing.at;
    view = showingPlace({ x, y: y + thing.high / 2, z }, view, window);
    store.set({ chosen: null });
    await new Promise((next) => setTimeout(next, 50));
    store.set({ chosen: thing.id });
    await new Promise((next) => setTimeout(next, 50));
  }

  function press(thing: SceneThing, pointerType: "mouse" | "touch"): void {
    const { x, y } = middleOf(thing, view, window);
    const where = { clientX: place.left + x, clientY: place.top + y, pointerType };
    const element = stage() as HTMLElement;
    element.setPointerCapture = () => {};
    for (const type of ["pointerdown", "pointerup"])
      element.dispatchEvent(
        new PointerEvent(type, { ...where, pointerId: 1, isPrimary: true, bubbles: true }),
      );
  }

  return { told, set: store.set, things, choose, press };
}

function middleOf({ at: [x, y, z], high }: SceneThing, view: FarmCamera, window: FarmWindow) {
  return fieldToWindow({ x, y: y + high / 2, z }, view, window);
}

/** It is there a moment after it was asked for, and answers both. */
async function expectPressed(scene: Awaited<ReturnType<typeof openScene>>, ids: ThingId[]) {
  for (const id of ids) {
    const thing = scene.things().find((one) => one.id === id);
    if (!thing) throw new Error(`${id} is not there`);
    for (const pointer of ["mouse", "touch"] as const) {
      scene.told.length = 0;
      await expect
        .poll(async () => {
          // What is only now being built is brought into view once it is there.
          await scene.choose(thing);
          scene.press(thing, pointer);
          return scene.told.at(-1);
        }, PATIENCE)
        .toBe(id);
    }
  }
}

const dayOf = (festival: Festival, farm: Farm, ground: FarmGround): Ms => {
  let at = trialStart;
  while (greenLookOf(ground, farm, at)?.stands !== festival) at += DAY;
  return at;
};

test.each(sizes)(
  "whoever has come to a table answers a press, in a window of %i",
  async (width) => {
    const played = farmOnPage();
    const scene = await openScene(played, width);
    for (const festival of isLong ? festivalIds : (["maypole"] as const)) {
      const { ground } = played;
      played.pass(dayOf(festival, played.state().farm, ground) - played.now());
      const guests = () =>
        scene
          .things()
          .map(({ id }) => id)
          .filter((id) => id.startsWith("guest "));
      let before = 0;
      for (let hands = 0; hands < HANDS; hands += 1) {
        const wish = festival === "stirUp" ? { wish: hands } : {};
        expect(played.act({ kind: "join", festival, ...wish }).ok, festival).toBe(true);
        played.pass(HOURS_BETWEEN * HOUR);
        expect(guests().length, festival).toBeGreaterThanOrEqual(before);
        before = guests().length;
        if (isLong || hands === 1) await expectPressed(scene, guests().slice(-2));
      }
      scene.set({ isEvening: true });
      await expectPressed(scene, guests().slice(0, isLong ? 12 : 2));
      scene.set({ isEvening: false });
    }
  },
  isLong ? 1_800_000 : 240_000,
);

/** By turns whatever a surprise asks for, ripe, and a bare plot. */
const crops = ["leek", "sunflower", "wheat", "pumpkin", null] as const;
function farmFor(ground: FarmGround): Farm {
  const farm = beginFarm(ground, trialStart);
  const plots = farm.plots.map((plot, n): Plot => {
    const what = crops[n % crops.length];
    const sown = { at: trialStart, grown: 1e12, wet: 0, seen: trialStart };
    return what ? { ...plot, n: 1, sown: { ...sown, what } } : plot;
  });
  return { ...farm, plots, tools: { ...farm.tools, frames: 2 } };
}

/** The first field and hour at which it is to be seen. */
function meeting(surprise: Surprise): { readonly ground: FarmGround; readonly at: Ms } {
  for (let field = 417; field < 460; field += 1) {
    const ground = fieldGround(field);
    const farm = farmFor(ground);
    for (let at = trialStart; at < trialStart + 365 * DAY; at += HOUR)
      if (surprisesAt(ground, farm, at).includes(surprise)) return { ground, at };
  }
  throw new Error(`nobody ever meets ${surprise}`);
}

const ofGround = surpriseIds.filter((surprise) => !isOfSky(surprise));

test.each(isLong ? ofGround : (["hares"] as const))(
  "%s answers a press where it shows itself",
  async (surprise) => {
    const { ground, at } = meeting(surprise);
    for (const width of sizes) {
      const played = farmOnPage(farmFor(ground), ground);
      const scene = await openScene(played, width);
      played.pass(at - trialStart);
      await expectPressed(scene, [`surprise ${surprise}`]);
    }
  },
  isLong ? 600_000 : 240_000,
);

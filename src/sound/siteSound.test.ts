// Nothing is fetched or heard before somebody turns sound on; from then on it is what the page says.
import { expect, test, vi } from "vitest";
import { createSiteSound, type OpenSpeaker, type SoundPorts } from "./siteSound.ts";

function open({ kept = null as string | null, fails = false, forbids = false } = {}) {
  const values = new Map(kept === null ? [] : [["sound", kept]]);
  const speaker = { play: vi.fn(), around: vi.fn(), rest: vi.fn() } satisfies OpenSpeaker;
  let touch = () => {};
  let see: (isSeen: boolean) => void = () => {};
  const ports = {
    storage: () => {
      if (forbids) throw new Error("forbidden");
      return {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
      };
    },
    open: vi.fn(async () => {
      if (fails) throw new Error("no sound card");
      return speaker;
    }),
    onFirstTouch: (then: () => void) => {
      touch = then;
    },
    onSeen: (tell: (isSeen: boolean) => void) => {
      see = tell;
    },
  } satisfies SoundPorts;
  const sound = createSiteSound(ports);
  return { sound, ports, speaker, values, touch: () => touch(), see: (is: boolean) => see(is) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("off at first: nothing is fetched, and nothing played", async () => {
  const { sound, ports, speaker, touch } = open();
  sound.surround({ rain: 1 });
  sound.play("sow");
  touch();
  await settled();
  expect(sound.state().isOn).toBe(false);
  expect(ports.open).not.toHaveBeenCalled();
  expect(speaker.play).not.toHaveBeenCalled();
});

test("turned on, it plays what lies round and what is done, and is kept", async () => {
  const { sound, ports, speaker, values } = open();
  sound.surround({ rain: 1 });
  sound.turn(true);
  await settled();
  expect(ports.open).toHaveBeenCalledTimes(1);
  expect(values.get("sound")).toBe("on");
  expect(speaker.around).toHaveBeenLastCalledWith({ rain: 1 });
  expect(speaker.rest).toHaveBeenLastCalledWith(false);
  sound.play("sow");
  expect(speaker.play).toHaveBeenCalledExactlyOnceWith("sow", undefined);
  sound.turn(false);
  expect(speaker.around).toHaveBeenLastCalledWith({});
  expect(speaker.rest).toHaveBeenLastCalledWith(true);
  sound.play("sow");
  expect(speaker.play).toHaveBeenCalledTimes(1);
});

test("who turned it on once hears it again at the first touch of the page, not before", async () => {
  const { sound, ports, speaker, touch } = open({ kept: "on" });
  expect(sound.state().isOn).toBe(true);
  sound.surround({ fire: 1 });
  sound.surround({ clock: 1 });
  expect(ports.open).not.toHaveBeenCalled();
  touch();
  await settled();
  expect(ports.open).toHaveBeenCalledTimes(1);
  expect(speaker.around).toHaveBeenLastCalledWith({ clock: 1 });
});

test("turned off again before the first touch, it stays still", async () => {
  const { sound, ports, touch } = open({ kept: "on" });
  sound.surround({ fire: 1 });
  sound.turn(false);
  touch();
  expect(ports.open).not.toHaveBeenCalled();
});

test("a page that nobody sees is still", async () => {
  const { sound, speaker, see } = open();
  sound.turn(true);
  await settled();
  see(false);
  expect(speaker.rest).toHaveBeenLastCalledWith(true);
  sound.play("pay");
  expect(speaker.play).not.toHaveBeenCalled();
  see(true);
  expect(speaker.rest).toHaveBeenLastCalledWith(false);
});

test("a browser without sound says so, and may be asked again", async () => {
  const { sound, ports } = open({ fails: true });
  sound.turn(true);
  await settled();
  expect(sound.state()).toEqual({ isOn: false, isMute: true });
  sound.turn(true);
  await settled();
  expect(ports.open).toHaveBeenCalledTimes(2);
});

test("where the browser keeps nothing, the choice holds for as long as the page is open", () => {
  const { sound } = open({ forbids: true });
  expect(sound.state().isOn).toBe(false);
  sound.turn(true);
  expect(sound.state().isOn).toBe(true);
});

test("it is asked for once on a device, and never where somebody has chosen", () => {
  const first = open();
  expect(first.sound.mayAsk()).toBe(true);
  expect(first.sound.mayAsk()).toBe(false);
  expect(first.values.get("sound")).toBe("off");
  expect(open({ kept: "off" }).sound.mayAsk()).toBe(false);
  expect(open({ kept: "on" }).sound.mayAsk()).toBe(false);
  const chosen = open({ forbids: true });
  chosen.sound.turn(false);
  expect(chosen.sound.mayAsk()).toBe(false);
});

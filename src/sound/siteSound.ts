// Whether the site may be heard, and what is: one choice for all pages, kept on the device, off at first.
import { Watched } from "@loamstead/lib/watched.ts";
import type { LoopVolumes } from "./place/around.ts";
import type { DeedSound } from "./samples/deeds.ts";
import type { HeardHow, Speaker } from "./speaker.ts";

export type SoundPorts = {
  /** Reaching for it throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
  /** The speaker, with what holds its breath while nobody sees the page. */
  readonly open: () => Promise<OpenSpeaker>;
  /** Calls back at the visitor's first touch or key, before which no browser lets a page be heard. */
  readonly onFirstTouch: (then: () => void) => void;
  /** Tells whether somebody sees the page, whenever that changes. */
  readonly onSeen: (tell: (isSeen: boolean) => void) => void;
};

export type OpenSpeaker = Speaker & { readonly rest: (isResting: boolean) => void };

export type SoundState = {
  readonly isOn: boolean;
  /** It was turned on, and this browser has no sound to give. */
  readonly isMute: boolean;
};

export type SiteSound = ReturnType<typeof createSiteSound>;

const KEY = "sound";

export function createSiteSound(ports: SoundPorts) {
  const watched = new Watched<SoundState>({ isOn: hadSound(ports), isMute: false });
  let speaker: OpenSpeaker | null = null;
  let isOpening = false;
  let isWaiting = false;
  let isSeen = true;
  let isAsked = false;
  let around: LoopVolumes = {};

  const settle = () => {
    const { isOn } = watched.state();
    speaker?.around(isOn ? around : {});
    speaker?.rest(!isOn || !isSeen);
  };

  const remember = (isOn: boolean) => {
    try {
      ports.storage().setItem(KEY, isOn ? "on" : "off");
    } catch {
      // Then it holds for as long as the page is open.
    }
  };

  const open = () => {
    if (speaker || isOpening) return;
    isOpening = true;
    ports.open().then(
      (opened) => {
        speaker = opened;
        ports.onSeen((seen) => {
          isSeen = seen;
          settle();
        });
        settle();
      },
      () => {
        isOpening = false;
        watched.set({ isOn: false, isMute: true });
      },
    );
  };

  return {
    state: watched.state,
    subscribe: watched.subscribe,
    turn(isOn: boolean): void {
      watched.set({ isOn, isMute: false });
      isAsked = true;
      remember(isOn);
      if (isOn) open();
      settle();
    },
    play(deed: DeedSound, how?: HeardHow): void {
      if (watched.state().isOn && isSeen) speaker?.play(deed, how);
    },
    /** True once for each device: then it has been asked, or chosen by the switch. */
    mayAsk(): boolean {
      if (isAsked || hasChosen(ports)) return false;
      isAsked = true;
      remember(false);
      return true;
    },
    /** What is heard from now on, until something else is. */
    surround(next: LoopVolumes): void {
      around = next;
      settle();
      if (!watched.state().isOn || isWaiting) return;
      isWaiting = true;
      ports.onFirstTouch(() => watched.state().isOn && open());
    },
  };
}

function kept({ storage }: SoundPorts): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

const hadSound = (ports: SoundPorts): boolean => kept(ports) === "on";
const hasChosen = (ports: SoundPorts): boolean => kept(ports) !== null;

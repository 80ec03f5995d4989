// A second try for what is refused only because something was done to it later: for kinds whose moment is nobody's concern.
import type { FarmEvent, FarmEventKind } from "../events/event.ts";
import type { FarmRefusal } from "../events/refusal.ts";
import type { Ms } from "../numbers/time.ts";

const again: { readonly [K in FarmEventKind]: boolean } = {
  sell: true,
  buySeed: true,
  raise: true,
  settle: true,
  make: true,
  dye: true,
  cook: true,
  build: true,
  nameFarm: true,
  buyTimber: true,
  dress: true,
  name: true,
  call: true,
  takeGift: true,
  giveWorks: true,
  // When these were done is what they are.
  sow: false,
  water: false,
  harvest: false,
  compost: false,
  undo: false,
  take: false,
  gather: false,
  care: false,
  answer: false,
  decline: false,
  celebrate: false,
  barter: false,
  moveGround: false,
  notice: false,
  join: false,
  sit: false,
  post: false,
  leaveGift: false,
  shower: false,
  gift: false,
  changeRules: false,
  learn: false,
};

/** The same at the moment since when it can be, never beyond now; null where there is no second try. */
export function secondTry(event: FarmEvent, refusal: FarmRefusal, now: Ms): FarmEvent | null {
  if (refusal.kind !== "earlier" || !again[event.kind]) return null;
  return refusal.than <= now ? ({ ...event, at: refusal.than } as FarmEvent) : null;
}

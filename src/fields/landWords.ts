// The land of a field in words, for lists too: apart from who lives there, which is a long list to load.
import type { KindOf } from "./odds.ts";
import type { Traits } from "./traits.ts";

const waters: Record<KindOf<"water">, string> = {
  stream: "by a stream",
  well: "with its own well",
  pond: "by a pond",
  dew: "watered by the dew",
  spring: "by a spring",
};

const landmarks: Record<KindOf<"landmark">, string | null> = {
  none: null,
  "old-oak": "an old oak",
  "standing-stones": "standing stones",
  mill: "a mill",
  beehives: "a row of beehives",
  chapel: "a chapel",
  "hot-spring": "a hot spring",
};

/** What stands on a field, with its article; null for only sky. */
export const landmarkThing = (landmark: KindOf<"landmark">): string | null => landmarks[landmark];

/** What lies there, without a full stop: "A south-facing loam field by a pond, airy". */
export function fieldWords({ aspect, soil, water, wind, landmark }: Traits): string {
  const article = aspect.startsWith("east") ? "An" : "A";
  const thing = landmarks[landmark];
  const start = `${article} ${aspect}-facing ${soil} field ${waters[water]}, ${wind}`;
  return thing ? `${start}, with ${thing}` : start;
}

// A field in one plain sentence, such as a neighbour would say it.
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

export function fieldWords({ aspect, soil, water, wind, landmark }: Traits): string {
  const article = aspect.startsWith("east") ? "An" : "A";
  const thing = landmarks[landmark];
  const start = `${article} ${aspect}-facing ${soil} field ${waters[water]}, ${wind}`;
  return thing ? `${start}, with ${thing}` : start;
}

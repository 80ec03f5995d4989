// What the paper of the meadow says of a farm's company.
import type { Beast } from "../../../fields/diorama/herds.ts";

export const strings = {
  title: "Company",
  note: "They live on this field by themselves, ask nothing and give nothing. Call them what you like.",
  resident: (name: string, kind: string) => `${name} the ${kind}`,
  /** Of somebody whom others go on calling by a name of their own. */
  elsewhere: (habit: string, own: string) => `${habit}. The neighbours say ${own}.`,
  habit: (habit: string) => `${habit}.`,
  beasts: {
    cow: ["Cow", "Second cow"],
    horse: ["Horse", "Second horse"],
    pig: ["Pig", "Second pig"],
    sheep: ["Sheep", "Second sheep"],
    lamb: ["Lamb", "Second lamb"],
    goat: ["Goat", "Second goat"],
    goose: ["Goose", "Second goose"],
    rabbit: ["Rabbit", "Second rabbit"],
    hedgehog: ["Hedgehog", "Second hedgehog"],
    robin: ["Robin", "Second robin"],
  } satisfies Record<Beast, readonly [string, string]>,
  called: (name: string, kind: string) => `${name} the ${kind.toLowerCase()}`,
  grazes: "Out on the grass in this season.",
  name: (who: string) => `A name for ${who}`,
  asBefore: (own: string | null) => own ?? "No name",
  call: (name: string) => `Call it ${name}`,
  callAsBefore: (own: string | null) => (own === null ? "Take the name away" : `Call it ${own}`),
} as const;

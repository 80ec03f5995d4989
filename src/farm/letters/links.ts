// In which order stories that meet are told: who writes what only after somebody else's letter was answered.
import { countOf } from "../state/counts.ts";
import type { CountTable } from "../tables/goods.ts";
import type { Villager } from "../tables/villagers.ts";

/** By the letter that tells them apart: the elder and the younger Thorne, and the carter's girl. */
const initials: Readonly<Record<string, Villager>> = {
  t: "tansy",
  f: "ferryman",
  p: "peascod",
  s: "schoolmistress",
  q: "quern",
  b: "bellringer",
  e: "elderBrother",
  y: "youngerBrother",
  v: "vet",
  g: "cartersGirl",
  r: "reeve",
  h: "hen",
};

/** "p2>t3": Tansy's fourth letter is written after Peascod's third was answered; parts are counted from 0. */
const written =
  "p2>t3 t4>e3 t4>y3 e3>t5 y3>t5 t5>e4 t5>b7 t6>b4 b2>q4 q4>b5 b6>q8 b8>q9 q9>b9 b3>r6 " +
  "r6>b8 b7>g8 q6>v5 f1>s5 s5>f6 f2>r2 f2>v2 r7>f8 f0>h3 f3>v6 h1>p3 h6>p8 p8>v8 p8>h9 " +
  "p8>t9 v3>h2 p6>g7 g7>p9 s6>p7 s6>e6 s6>y6 e6>s9 y6>s9 g3>s3 v1>r4 g5>r5 r3>h7 h7>e9 " +
  "e9>y9 e9>r8 y4>e5 e4>y5 r9>h8 g0>t7";

type Step = { readonly villager: Villager; readonly part: number };
export type Link = { readonly first: Step; readonly then: Step };

const stepOf = (text: string): Step => ({
  villager: initials[text.charAt(0)]!,
  part: Number(text.slice(1)),
});

export const links: readonly Link[] = written.split(" ").map((link) => {
  const [first, then] = link.split(">").map(stepOf) as [Step, Step];
  return { first, then };
});

/** Whether all that a part follows was answered. */
export const isOpen = (stories: CountTable<Villager>, villager: Villager, part: number): boolean =>
  links.every(
    ({ first, then }) =>
      then.villager !== villager ||
      then.part !== part ||
      countOf(stories, first.villager) > first.part,
  );

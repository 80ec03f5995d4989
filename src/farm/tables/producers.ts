// What lives on the meadow: animals, hives and trees.
import { freeze } from "./freeze.ts";
import type { Good } from "./goods.ts";

type KeepRules = {
  readonly gives: Good;
  readonly units: number;
  readonly minutes: number;
  /** Half squares of meadow. */
  readonly halves: number;
  /** The first costs this, each further one 30 in the hundred of it more; null is not for sale. */
  readonly pence: number | null;
  /** What makes it half as fast again, and for how many hours; null needs nothing. */
  readonly care: { readonly with: Good | "straw"; readonly hours: number } | null;
  readonly level: number;
  /** 0 is January; null is all year. */
  readonly months: readonly number[] | null;
  readonly isTree?: true;
  /** Whether it comes when it is called. */
  readonly takesName?: true;
};

export const producerRules = freeze({
  hen: {
    gives: "egg",
    units: 1,
    minutes: 480,
    halves: 1,
    pence: 150,
    care: { with: "sunflower", hours: 12 },
    level: 3,
    months: null,
    takesName: true,
  },
  goat: {
    gives: "milk",
    units: 1,
    minutes: 720,
    halves: 2,
    pence: 600,
    care: { with: "carrot", hours: 16 },
    level: 6,
    months: null,
    takesName: true,
  },
  sheep: {
    gives: "wool",
    units: 1,
    minutes: 1_440,
    halves: 2,
    pence: 900,
    care: { with: "beet", hours: 24 },
    level: 9,
    months: null,
    takesName: true,
  },
  hive: {
    gives: "honey",
    units: 1,
    minutes: 1_440,
    halves: 1,
    pence: 700,
    care: { with: "sunflower", hours: 24 },
    level: 8,
    months: [2, 3, 4, 5, 6, 7, 8],
  },
  cherry: {
    gives: "cherry",
    units: 3,
    minutes: 720,
    halves: 2,
    pence: 300,
    care: { with: "straw", hours: 72 },
    level: 5,
    months: [5, 6],
    isTree: true,
  },
  plum: {
    gives: "plum",
    units: 3,
    minutes: 720,
    halves: 2,
    pence: 300,
    care: { with: "straw", hours: 72 },
    level: 6,
    months: [6, 7, 8],
    isTree: true,
  },
  apple: {
    gives: "apple",
    units: 4,
    minutes: 720,
    halves: 2,
    pence: 350,
    care: { with: "straw", hours: 72 },
    level: 6,
    months: [8, 9, 10],
    isTree: true,
  },
  hazel: {
    gives: "hazel",
    units: 3,
    minutes: 720,
    halves: 2,
    pence: 250,
    care: { with: "straw", hours: 72 },
    level: 5,
    months: [8, 9, 10, 11],
    isTree: true,
  },
  // Stands where a field has an old oak.
  oak: {
    gives: "acorn",
    units: 6,
    minutes: 1_440,
    halves: 0,
    pence: null,
    care: null,
    level: 1,
    months: [8, 9, 10],
    isTree: true,
  },
} as const satisfies Record<string, KeepRules>);

export type ProducerKind = keyof typeof producerRules;
export const producerKinds = Object.keys(producerRules) as ProducerKind[];
export const producerRulesOf = (keep: ProducerKind): KeepRules => producerRules[keep];

/** So many yields wait for whoever comes; then it idles. */
export const MOST_WAITING = 3;
/** A tree is pruned once a week and broken by each storm; so much wood lies beneath it at most. */
export const MOST_PRUNED = 6;

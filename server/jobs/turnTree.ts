// What waits, as a tree of turns: at each fork everybody has one before anybody has the next, however many are behind them (fair queueing).
import type { JobTurn } from "./jobTurn.ts";

type Fork<Entry> = {
  kind: "fork";
  count: number;
  /** In the order of the turns; nobody is in it without an entry. */
  behind: Map<string, Branch<Entry>>;
};
type Leaf<Entry> = { kind: "leaf"; count: number; entries: Entry[] };
type Branch<Entry> = Fork<Entry> | Leaf<Entry>;

export type TurnTree<Entry> = {
  count(): number;
  /** How many wait of whoever is behind the first so many steps. */
  countOf(turn: JobTurn, steps: number): number;
  add(turn: JobTurn, entry: Entry): void;
  /** False where it waits no more. */
  remove(turn: JobTurn, entry: Entry): boolean;
  takeNext(): Entry | undefined;
  /**
   * Takes one back, the last of whoever has most, so that one who has fewer has a place: among those
   * who share the first so many steps of the turn.
   */
  giveUp(turn: JobTurn, steps: number): Entry | undefined;
  empty(): Entry[];
};

/** Below the last step; no step is called so. */
const END = "";

const newFork = <Entry>(): Fork<Entry> => ({ kind: "fork", count: 0, behind: new Map() });

export function createTurnTree<Entry>(): TurnTree<Entry> {
  let root = newFork<Entry>();

  const pathOf = (turn: JobTurn): string[] => [...turn.map(({ name }) => name), END];

  function find(path: readonly string[]): Branch<Entry> | undefined {
    let at: Branch<Entry> | undefined = root;
    for (const name of path) at = at?.kind === "fork" ? at.behind.get(name) : undefined;
    return at;
  }

  /** Takes out what `take` takes at the end of the path; the counts on the way there follow. */
  function takeAlong(
    path: readonly string[],
    take: (entries: Entry[]) => Entry | undefined,
  ): Entry | undefined {
    const leaf = find(path);
    const taken = leaf?.kind === "leaf" ? take(leaf.entries) : undefined;
    if (taken === undefined) return undefined;
    let at: Branch<Entry> = root;
    at.count -= 1;
    for (const name of path) {
      const next: Branch<Entry> = (at as Fork<Entry>).behind.get(name)!;
      next.count -= 1;
      if (next.count === 0) (at as Fork<Entry>).behind.delete(name);
      at = next;
    }
    return taken;
  }

  /** Which way to go on from a fork until the end. */
  function wayFrom(
    start: Branch<Entry>,
    choose: (behind: Fork<Entry>["behind"]) => string,
  ): string[] {
    const way: string[] = [];
    for (let at = start; at.kind === "fork"; ) {
      const name = choose(at.behind);
      way.push(name);
      at = at.behind.get(name)!;
    }
    return way;
  }

  const firstOf = (behind: Fork<Entry>["behind"]) => behind.keys().next().value!;
  const heaviestOf = (behind: Fork<Entry>["behind"]) =>
    [...behind].reduce((most, one) => (one[1].count > most[1].count ? one : most))[0];

  return {
    count: () => root.count,
    countOf: (turn, steps) => find(pathOf(turn).slice(0, steps))?.count ?? 0,

    add(turn, entry) {
      let at = root;
      at.count += 1;
      for (const { name } of turn) {
        const next = at.behind.get(name) ?? newFork<Entry>();
        at.behind.set(name, next);
        at = next as Fork<Entry>;
        at.count += 1;
      }
      const end = (at.behind.get(END) ?? { kind: "leaf", count: 0, entries: [] }) as Leaf<Entry>;
      end.entries.push(entry);
      end.count += 1;
      at.behind.set(END, end);
    },

    remove: (turn, entry) =>
      takeAlong(pathOf(turn), (entries) => {
        const at = entries.indexOf(entry);
        return at === -1 ? undefined : entries.splice(at, 1)[0];
      }) !== undefined,

    takeNext() {
      if (root.count === 0) return undefined;
      const path = wayFrom(root, firstOf);
      const taken = takeAlong(path, (entries) => entries.shift());
      // Whoever had a turn is behind all the others now, at each fork.
      let at: Branch<Entry> | undefined = root;
      for (const name of path) {
        const next: Branch<Entry> | undefined =
          at?.kind === "fork" ? at.behind.get(name) : undefined;
        if (at?.kind === "fork" && next) {
          at.behind.delete(name);
          at.behind.set(name, next);
        }
        at = next;
      }
      return taken;
    },

    giveUp(turn, steps) {
      const path = pathOf(turn);
      for (let length = steps; length < path.length; length += 1) {
        const at = find(path.slice(0, length));
        if (at?.kind !== "fork" || at.count === 0) return undefined;
        const heaviest = heaviestOf(at.behind);
        const most = at.behind.get(heaviest)!;
        const mine = at.behind.get(path[length]!)?.count ?? 0;
        if (most.count <= mine + 1) continue;
        const way = [...path.slice(0, length), heaviest, ...wayFrom(most, heaviestOf)];
        return takeAlong(way, (entries) => entries.pop());
      }
      return undefined;
    },

    empty() {
      const all: Entry[] = [];
      for (let next = this.takeNext(); next !== undefined; next = this.takeNext()) all.push(next);
      root = newFork();
      return all;
    },
  };
}

// Listening, hearing and listening no more; a watched value changes as a whole.
import { describe, expect, test } from "vitest";
import { Listeners, Watched } from "./watched.ts";

describe("watched", () => {
  test("listeners hear every event until they are ended, and only theirs ends", () => {
    const listeners = new Listeners<number>();
    const first: number[] = [];
    const second: number[] = [];
    const end = listeners.add((event) => first.push(event));
    listeners.add((event) => second.push(event));
    listeners.tell(1);
    end();
    listeners.tell(2);
    expect([first, second, listeners.size]).toEqual([[1], [1, 2], 1]);
  });

  test("a watched value is the same object until it changes, and is whole when its watchers hear of it", () => {
    const watched = new Watched({ light: "day", walls: 4 });
    const before = watched.state();
    const heard: object[] = [];
    watched.subscribe(() => heard.push(watched.state()));
    expect(watched.state()).toBe(before);
    watched.set({ light: "night" });
    expect(heard).toEqual([{ light: "night", walls: 4 }]);
    expect(before).toEqual({ light: "day", walls: 4 });
  });
});

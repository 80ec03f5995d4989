// The database as a page sees it that ends after so many steps of it.
import type { Changing, DeviceDatabase } from "../database/database.ts";

const never = new Promise<never>(() => {});

/** Nothing of a change that was under way stays. `onEnd`: what the browser does when a page has ended. */
export function mortal(
  database: DeviceDatabase,
  steps: number,
  onEnd: () => void = () => {},
): DeviceDatabase {
  let left = steps;
  const stepping = (at: Changing): Changing => {
    const step =
      <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
      async (...args: Args): Promise<T> => {
        if (--left < 0) {
          onEnd();
          throw new Error("The page has ended");
        }
        return work(...args);
      };
    return {
      get: step(at.get) as Changing["get"],
      keys: step(at.keys),
      all: step(at.all) as Changing["all"],
      put: step(at.put) as Changing["put"],
      drop: step(at.drop),
    };
  };
  return {
    ...database,
    change: (of, work) =>
      left < 0 ? never : database.change(of, (at) => work(stepping(at))).catch(() => never),
  };
}

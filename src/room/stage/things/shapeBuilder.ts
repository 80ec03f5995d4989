// Has shapes built in the model worker and remembers those of pieces; walls and floors come and go.
import { createCache } from "../../../lib/cache.ts";
import { openModelWorker } from "../../modelWorker/modelWorker.ts";
import { type BuiltShape, keyOf, type ShapeRequest } from "../../shapes/shape.ts";

export type ShapeBuilder = {
  /** At once where it is known. */
  readonly known: (wanted: ShapeRequest) => BuiltShape | null;
  readonly build: (wanted: ShapeRequest) => Promise<BuiltShape>;
  readonly waiting: () => number;
  /** When everything that was asked for so far is there. */
  readonly idle: () => Promise<void>;
  /** While nobody sees the room nothing is built; what was asked for is built afterwards. */
  readonly rest: (isResting: boolean) => void;
  readonly close: () => void;
};

/** More than any room holds of pieces and tints. */
const MOST_KEPT = 1_000;

export function openShapeBuilder(failed: () => void): ShapeBuilder {
  const worker = openModelWorker();
  const kept = createCache<BuiltShape>(MOST_KEPT);
  const making = new Map<string, Promise<BuiltShape>>();

  function make(key: string, wanted: ShapeRequest): Promise<BuiltShape> {
    const { promise, resolve } = Promise.withResolvers<BuiltShape>();
    making.set(key, promise);
    void worker.ask({ kind: "shape", wanted }).then((built) => {
      if (built.ok) {
        making.delete(key);
        if (wanted.kind === "piece") kept.set(key, built.value);
        resolve(built.value);
      } else if (built.reason !== "closed") failed();
    });
    return promise;
  }

  return {
    known: (wanted) => kept.get(keyOf(wanted)) ?? null,
    async build(wanted) {
      const key = keyOf(wanted);
      return kept.get(key) ?? making.get(key) ?? make(key, wanted);
    },
    waiting: () => making.size,
    async idle() {
      await Promise.all(making.values());
    },
    rest: worker.rest,
    close: worker.close,
  };
}

// Asks the building thread for shapes and remembers those of pieces; walls and floors come and go.
import { keyOf, type Shape, type ShapeAnswer, type ShapeRequest, type Wanted } from "./shape.ts";

export type ShapeBuilder = {
  /** At once where it is known. */
  readonly known: (wanted: Wanted) => Shape | null;
  readonly build: (wanted: Wanted) => Promise<Shape>;
  readonly waiting: () => number;
  /** When everything that was asked for so far is there. */
  readonly idle: () => Promise<void>;
  readonly close: () => void;
};

export function openShapeBuilder(failed: () => void): ShapeBuilder {
  const thread = new Worker(new URL("./buildShape.worker.ts", import.meta.url), { type: "module" });
  const kept = new Map<string, Shape>();
  const making = new Map<string, PromiseWithResolvers<Shape>>();

  thread.addEventListener("message", ({ data: { key, shape } }: MessageEvent<ShapeAnswer>) => {
    making.get(key)?.resolve(shape);
    making.delete(key);
  });
  thread.addEventListener("error", failed);

  return {
    known: (wanted) => kept.get(keyOf(wanted)) ?? null,
    async build(wanted) {
      const key = keyOf(wanted);
      const known = kept.get(key);
      if (known) return known;
      let answer = making.get(key);
      if (!answer) {
        answer = Promise.withResolvers<Shape>();
        making.set(key, answer);
        const request: ShapeRequest = { key, wanted };
        thread.postMessage(request);
      }
      const shape = await answer.promise;
      if (wanted.kind === "piece") kept.set(key, shape);
      return shape;
    },
    waiting: () => making.size,
    async idle() {
      await Promise.all([...making.values()].map(({ promise }) => promise));
    },
    close: () => thread.terminate(),
  };
}

// Asks the building thread for fields, and remembers those of this visit to the page.
import type { Land, LandAnswer, LandRequest } from "./land.ts";

type Wanted = Omit<LandRequest, "key">;

export type LandBuilder = {
  build(wanted: Wanted): Promise<Land>;
  close(): void;
};

export function openLandBuilder(): LandBuilder {
  const thread = new Worker(new URL("./buildLand.worker.ts", import.meta.url), { type: "module" });
  const kept = new Map<string, PromiseWithResolvers<Land>>();

  thread.addEventListener("message", ({ data }: MessageEvent<LandAnswer>) => {
    kept.get(data.key)?.resolve(data.land);
  });
  thread.addEventListener("error", (event) => {
    for (const { reject } of kept.values()) reject(new Error(event.message));
    kept.clear();
  });

  return {
    build(wanted) {
      const { id, season, isLit } = wanted;
      const key = `${id} ${season} ${isLit}`;
      let making = kept.get(key);
      if (!making) {
        making = Promise.withResolvers<Land>();
        kept.set(key, making);
        const request: LandRequest = { key, ...wanted };
        thread.postMessage(request);
      }
      return making.promise;
    },
    close: () => thread.terminate(),
  };
}

// Earlier versions of the open room, and what was set aside because it could not be read.
import { decode } from "../../room/model/decode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import { asidePrefix, timeOf } from "../store/keys.ts";
import { keepPoint, listPoints } from "../store/restorePoints.ts";
import type { Moved, Point, WorkshopPorts } from "./library.ts";
import { type Bench, openText } from "./openDocument.ts";

const newestFirst = (keys: readonly string[]): readonly Point[] =>
  keys.map((key) => ({ key, at: timeOf(key) })).sort((a, b) => b.at - a.at);

export function earlier({ ports, bench }: { ports: WorkshopPorts; bench: Bench }) {
  const { store } = bench;

  async function text(key: string): Promise<string | null> {
    const read = await store.read(key);
    return read.ok ? read.text : null;
  }

  async function readPoint(key: string): Promise<RoomDocument | null> {
    const kept = await text(key);
    const decoded = kept === null ? null : decode(kept);
    return decoded?.ok ? decoded.value : null;
  }

  return {
    points: async () => newestFirst(await listPoints(store, bench.state().room)),
    readPoint,

    async restore(key: string): Promise<Moved> {
      const { room } = bench.state();
      const document = await readPoint(key);
      if (!document) return { ok: false, reason: "missing" };
      if (!(await bench.keeper().settle())) return { ok: false, reason: "unsaved" };
      await keepPoint(store, room, openText(bench), ports.now());
      bench.session.select([]);
      bench.session.open(document);
      bench.keeper().hurry();
      return { ok: true, room };
    },

    async asides(): Promise<readonly Point[]> {
      const listed = await store.list(asidePrefix);
      return listed.ok ? newestFirst(listed.keys) : [];
    },
    readAside: text,
    async forgetAside(key: string): Promise<void> {
      const kept = await text(key);
      if (kept !== null) await store.write(key, null, kept);
      if (bench.state().aside?.key === key) bench.note({ aside: null });
    },
    noticeAside: () => bench.note({ aside: null }),
  };
}

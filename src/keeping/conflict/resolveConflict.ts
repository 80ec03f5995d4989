// The three answers to two tabs that wanted different things of one room.
import { renameRoom } from "../../room/commands/renameRoom.ts";
import { freshName } from "../library/freshName.ts";
import type { Moved, WorkshopPorts } from "../library/library.ts";
import { type Bench, openText } from "../library/openDocument.ts";
import { putMineOverTheirs, putMineUnderTheirs } from "./parting.ts";

type Parts = {
  readonly ports: WorkshopPorts;
  readonly bench: Bench;
  readonly names: () => Promise<ReadonlySet<string>>;
  readonly openRoom: (room: string) => Promise<Moved>;
};

const unsaved = { ok: false, reason: "unsaved" } as const;

export function parted({ ports, bench, names, openRoom }: Parts) {
  const { session, store } = bench;

  return {
    async keepMine(): Promise<Moved> {
      const two = bench.state().parted;
      if (!two) return { ok: false, reason: "missing" };
      if (!(await bench.keeper().settle())) return unsaved;
      const text = openText(bench);
      const { document } = session.state();
      if (!(await putMineOverTheirs(store, two, text, ports.now()))) return unsaved;
      bench.stand(two.theirs.room, document, { text });
      return { ok: true, room: two.theirs.room };
    },

    async keepTheirs(): Promise<Moved> {
      const two = bench.state().parted;
      if (!two?.theirs.document) return { ok: false, reason: "missing" };
      if (!(await bench.keeper().settle())) return unsaved;
      const text = openText(bench);
      const opened = await openRoom(two.theirs.room);
      if (!opened.ok) return opened;
      // Should this fail, mine stays a room of its own: there is then one room too many, not too few.
      await putMineUnderTheirs(store, two, text, ports.now());
      return opened;
    },

    async keepBoth(): Promise<Moved> {
      const { room, parted: two } = bench.state();
      const { name } = session.state().document.shell;
      if (two?.theirs.document?.shell.name === name)
        session.dispatch(renameRoom, { name: freshName(name, await names()) });
      bench.note({ parted: null });
      return { ok: true, room };
    },
  };
}

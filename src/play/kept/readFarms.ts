// Opens every farm of a list and follows it.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { Farms, OpenFarm } from "../farms/farms.ts";
import type { KeptFarms } from "./keptFarms.ts";

export async function readFarms(farms: Farms): Promise<KeptFarms> {
  const changes = new Listeners();
  let open: readonly OpenFarm[] = [];
  let leave: readonly (() => void)[] = [];

  async function read(): Promise<void> {
    const listed = await farms.list();
    const found = await Promise.all(listed.map(({ id }) => farms.open(id)));
    for (const stop of leave) stop();
    open = found.flatMap((one) => (one.ok ? [one.value] : []));
    leave = open.map((farm) => farm.subscribe(changes.tell));
  }

  await read();
  const stop = farms.subscribe(() => void read().then(changes.tell));
  return {
    farms: () => open.map(({ ground, state }) => ({ ground, farm: state().farm })),
    subscribe: changes.add,
    close: () => {
      stop();
      for (const each of leave) each();
      farms.close();
    },
  };
}

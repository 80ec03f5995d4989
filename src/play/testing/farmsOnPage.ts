// Farms that are kept nowhere, for tests of what stands above them.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import { fieldGround } from "../../farm/testing/trial.ts";
import { noFarmAccount } from "../farms/farmAccount.ts";
import type { Farms, OpenFarm } from "../farms/farms.ts";
import { farmOnPage } from "./farmOnPage.ts";

type Turned = OpenFarm & Pick<ReturnType<typeof farmOnPage>, "pass">;

export function farmsOnPage(): Omit<Farms, "begin"> & {
  readonly begin: (field: number) => Promise<Turned>;
} {
  const farms = new Map<string, Turned>();
  const away = new Set<string>();
  const move = (id: string, isAway: boolean) => {
    if (!farms.has(id) || away.has(id) === isAway) return refuse("missing");
    if (isAway) away.add(id);
    else away.delete(id);
    return accept(null);
  };
  return {
    isLasting: false,
    list: async () =>
      [...farms.values()]
        .filter(({ id }) => !away.has(id))
        .map((farm) => ({
          id: farm.id,
          field: farm.ground.field,
          begun: farm.state().farm.begun,
          at: farm.state().last?.event.at ?? farm.state().farm.begun,
          level: levelOf(farm.state().farm),
          pence: farm.state().farm.pence,
          account: "none",
        })),
    open: async (id) => {
      const farm = farms.get(id);
      return farm ? accept(farm) : refuse("missing");
    },
    begin: async (field) => {
      const trial = farmOnPage({}, fieldGround(field));
      const farm: Turned = {
        ...trial,
        get ground() {
          return trial.ground;
        },
        id: `farm-${farms.size + 1}`,
        heard: () => {},
        retry: () => {},
        file: async () => accept({ name: `farm-of-field-${field}.json`, text: "" }),
        close: () => {},
      };
      farms.set(farm.id, farm);
      return farm;
    },
    remove: async (id) => move(id, true),
    bringBack: async (id) => move(id, false),
    take: async () => refuse({ kind: "wrong", where: "events" }),
    subscribe: () => () => {},
    account: noFarmAccount(),
    close: () => {},
  };
}

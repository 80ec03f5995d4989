// Calling one of the company by a name from the list, or by its own again: it changes nothing that grows.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { calledAt, freeCompanyNames, mayKeepCompany } from "../meadow/company.ts";
import type { EventReducer } from "./reducer.ts";

export const call: EventReducer<"call"> = (farm, { at, who, name }, ground) => {
  const { field } = ground;
  if (!mayKeepCompany(ground, who)) return refuse({ kind: "nobody" });
  const company = farm.company ?? [];
  const isThey = (one: (typeof company)[number]) => one.field === field && one.who === who;
  const before = company.find(isThey);
  if (before && at < before.at) return refuse({ kind: "earlier", than: before.at });
  if (calledAt(farm, field, who) === name) return refuse({ kind: "calledSo" });
  if (name !== null && !freeCompanyNames(farm, field).includes(name))
    return refuse({ kind: "nameTaken" });
  const called = { field, who, at, name };
  return accept({
    farm: {
      ...farm,
      company: before ? company.map((one) => (isThey(one) ? called : one)) : [...company, called],
    },
    told: {},
  });
};

// Farms on the fields of the local world, for tests.
import { fieldGround } from "../../../src/farm/testing/trial.ts";
import { serverFarmKind } from "../serverFarmKind.ts";

export const localFarmKind = serverFarmKind((field) =>
  field < 10_000 ? fieldGround(field) : null,
);

// The name that a board is offered first: by the field, so that not every farm is offered the same.
import { type FarmName, firstNames, secondNames } from "../../../farm/tables/farmNames.ts";

export const offeredName = (field: number): FarmName => ({
  first: firstNames[field % firstNames.length]!,
  second: secondNames[Math.floor(field / firstNames.length) % secondNames.length]!,
});

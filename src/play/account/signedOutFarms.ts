// How farms stand with an account as long as nobody is signed in.
import type { FarmAccountState } from "../farms/farms.ts";

export const signedOutFarms: FarmAccountState = {
  at: "signedOut",
  trouble: null,
  quota: null,
  offer: [],
  farms: [],
  deleted: [],
  progress: new Map(),
};

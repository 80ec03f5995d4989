// Takes from the pages of a file of tests what React notes of where each element was made: a seventh of their time, read by nobody.
import * as React from "react";

type Internals = { recentlyCreatedOwnerStacks: number };

// From so many on React notes no more until it counts anew; as in the built site, errors name components alone.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, Internals>;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

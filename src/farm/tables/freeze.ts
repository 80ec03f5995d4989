// Numbers of a version of the rules are for ever: whoever tries to change one is stopped.
export function freeze<T extends object>(table: T): T {
  for (const value of Object.values(table))
    if (typeof value === "object" && value !== null && !Object.isFrozen(value)) freeze(value);
  return Object.freeze(table);
}

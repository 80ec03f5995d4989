// A table of the rules: what heads it, and its rows, each of which begins with what it is about.
export type RuleSheet = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

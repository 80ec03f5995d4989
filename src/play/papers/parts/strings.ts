// What several papers say.
export const strings = {
  lookIn: "Look in",
  lookInFor: (name: string) => `Look in: ${name} in your room`,
  rules: "How it is worked out: the rules",
} as const;

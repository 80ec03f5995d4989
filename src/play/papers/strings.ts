// What the papers are called.

export const titles = { barn: "Barn" } as const;

export type PaperId = keyof typeof titles;

// What the drawings say of themselves.
export const strings = { piece: (name: string) => `${name}, drawn by itself.` };

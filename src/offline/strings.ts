// What is said of a newer build.
export const strings = { newer: (name: string) => `A newer ${name} is ready.`, reload: "Reload" };

// What a process that a test starts has of the test's own environment: where programs lie, and what Node has compiled before.
const { PATH = "", NODE_COMPILE_CACHE } = process.env;

export const plainEnv: Readonly<Record<string, string>> = {
  PATH,
  ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
};

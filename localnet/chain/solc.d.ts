// The one function of the Solidity compiler that is used here; the package ships no types.
declare module "solc" {
  type Imported = { contents: string } | { error: string };
  const solc: { compile(input: string, options: { import: (path: string) => Imported }): string };
  export default solc;
}

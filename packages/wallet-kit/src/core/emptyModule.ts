// Nothing: stands in the bundle for packages that the site never uses.
export {};

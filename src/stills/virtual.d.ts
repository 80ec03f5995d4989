// Drawn pictures by their names, which the build looks up among src/stills/images (build/content/stillsPlugin.ts).
declare module "virtual:still/*" {
  const source: import("./Still.tsx").StillSource;
  export default source;
}

declare module "virtual:still-by-hour/*" {
  const source: Record<"day" | "night", import("./Still.tsx").StillSource>;
  export default source;
}

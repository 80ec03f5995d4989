// A drawing as an address of its own, so that a wallet's mark needs no request and no second file.
/* @__NO_SIDE_EFFECTS__ */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

// A drawing as an address of its own, so that a wallet's mark needs no request and no second file.
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

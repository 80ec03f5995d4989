// A part that hangs on the page itself says all the same whose it is, for style sheets that reach only their own.
export type Scoped = {
  /** The id of the kit that it belongs to; see the wallet kit's `KitScope`. */
  scope?: string | undefined;
};

export function markScope(element: HTMLElement, scope: string | undefined): void {
  if (scope !== undefined) element.dataset.rk = scope;
}

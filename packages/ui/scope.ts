// A part that hangs on the page itself says all the same whose it is, for style sheets that reach only their own.
export type Scoped = {
  /** The attributes of what it belongs to, such as the wallet kit's `KitScope`. Make them once. */
  scope?: Readonly<Record<string, string>> | undefined;
};

export function markScope(element: HTMLElement, scope: Scoped["scope"] = {}): void {
  for (const [name, value] of Object.entries(scope)) element.setAttribute(name, value);
}

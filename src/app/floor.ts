// Whether this browser has what the site cannot do without: docs/browsers.md says which ones do.

/** The newest of what is used with no way around it; a browser that has these has the older things too. */
const needed = (): readonly unknown[] => [
  Promise.withResolvers,
  Map.groupBy,
  AbortSignal.any,
  Element.prototype.checkVisibility,
  HTMLElement.prototype.showPopover,
  HTMLDialogElement.prototype.showModal,
];

/** Where one of them is missing the page stays as it was printed. */
export const meetsFloor = (): boolean => needed().every((part) => typeof part === "function");

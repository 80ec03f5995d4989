// What the connect dialog perceives of the page, and how it leads away from it.
/** Tests bring their own clock. */
export type Senses = {
  /** Runs it after so many milliseconds, unless it is taken back. */
  later(milliseconds: number, run: () => void): () => void;
  /** Whether the visitor's last tap still allows to open another app. */
  isGestureFresh(): boolean;
  isPageVisible(): boolean;
  /** Whether it could be copied. */
  copy(text: string): Promise<boolean>;
};

/** By a link, not a window: browsers inside other apps leave an empty window behind. */
export function openUri(uri: string, page: Pick<Window, "document" | "location"> = window): void {
  if (!/^https?:/i.test(uri)) {
    page.location.href = uri;
    return;
  }
  const link = page.document.createElement("a");
  link.href = uri;
  link.target = "_blank";
  link.rel = "noreferrer noopener";
  link.click();
}

export const pageSenses: Senses = {
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  isGestureFresh: () => navigator.userActivation?.isActive ?? false,
  isPageVisible: () => document.visibilityState === "visible",
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};

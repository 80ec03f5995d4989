// Opens a wallet: its app by its own scheme in this place, its web page in a new one.

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

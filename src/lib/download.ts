// Hands a file to the visitor's downloads, under a name that every system takes.

export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers begin to read it only after the click was dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function fileName(words: string, ending: string): string {
  const stem = words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${stem || "room"}.${ending}`;
}

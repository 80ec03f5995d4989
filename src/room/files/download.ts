// Hands a file to the visitor's downloads.

export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers begin to read it only after the click was dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// Whether single letters are keys of the farm: the visitor's choice, kept on this device.
const KEY = "play-letter-keys";

export function hadLetterKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function keepLetterKeys(has: boolean): void {
  try {
    localStorage.setItem(KEY, has ? "on" : "off");
  } catch {
    // Then it holds for as long as the page is open.
  }
}

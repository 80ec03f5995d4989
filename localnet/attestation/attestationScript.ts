// The script that a page of the local world loads first, so that attestations come from the local host.
import { realAttestationOrigin } from "./realAttestationOrigin.ts";

export function attestationScript(localOrigin: string): string {
  const places = [realAttestationOrigin, localOrigin].map((one) => JSON.stringify(one));
  return `"use strict";\n(${redirectFrames.toString()})(${places.join(", ")});\n`;
}

/**
 * Leads the frames that a page opens at one origin to another, before the browser asks for them. It
 * runs in the page, sent there as its own source text: it must not reach for anything outside.
 */
function redirectFrames(from: string, to: string): void {
  const led = (address: unknown) => {
    const text = String(address);
    return text.startsWith(`${from}/`) ? to + text.slice(from.length) : text;
  };

  const source = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "src");
  if (source?.get && source.set) {
    const { get, set } = source;
    Object.defineProperty(HTMLIFrameElement.prototype, "src", {
      ...source,
      get(this: HTMLIFrameElement) {
        return get.call(this);
      },
      set(this: HTMLIFrameElement, address: unknown) {
        set.call(this, led(address));
      },
    });
  }

  const setAttribute = HTMLIFrameElement.prototype.setAttribute;
  HTMLIFrameElement.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, String(name).toLowerCase() === "src" ? led(value) : value);
  };
}

// Where the code of an app is pasted or scanned.
import { element } from "../../wallet/panel/element.ts";
import type { Outcome } from "../phone.ts";
import { strings } from "./strings.ts";

type PairFormParts = { pair: (code: string) => Promise<Outcome>; say: (text: string) => void };

export function pairForm({ pair, say }: PairFormParts): HTMLFormElement {
  const input = element("input", {
    id: "code",
    name: "code",
    required: true,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    inputmode: "text",
    placeholder: "wc:…",
    "aria-describedby": "code-hint code-error",
  });
  const error = element("p", { id: "code-error", class: "error", "aria-live": "polite" });
  const button = element("button", { type: "submit", class: "primary" }, strings.pair);
  const form = element(
    "form",
    { class: "pair" },
    element("h2", {}, strings.pairTitle),
    element("p", { id: "code-hint", class: "explanation" }, strings.pairHint),
    element("label", { for: "code", class: "unseen" }, strings.code),
    element("div", { class: "entry" }, input, button),
    error,
  );

  async function start(code: string) {
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    input.ariaInvalid = null;
    error.replaceChildren();
    say(strings.pairing);
    const outcome = await pair(code);
    form.ariaBusy = null;
    if (outcome.ok) {
      input.value = "";
      say(strings.paired);
    } else {
      input.ariaInvalid = "true";
      error.replaceChildren(strings.problem(outcome.reason));
      say(strings.ready);
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void start(input.value);
  });
  void addScanner(form, start, () => error.replaceChildren(strings.noCamera));
  return form;
}

async function addScanner(
  form: HTMLFormElement,
  found: (code: string) => Promise<void>,
  failed: () => void,
) {
  if (!(await canScan())) return;
  let search: AbortController | undefined;
  const video = element("video", {
    class: "camera",
    playsinline: true,
    muted: true,
    hidden: true,
    "aria-label": strings.camera,
  });
  const button = element("button", { type: "button" }, strings.scan);
  button.addEventListener("click", async () => {
    if (search) return search.abort();
    search = new AbortController();
    button.textContent = strings.stopScan;
    video.hidden = false;
    const code = await scanCode(video, search.signal).catch(failed);
    search = undefined;
    button.textContent = strings.scan;
    video.hidden = true;
    if (code) await found(code);
  });
  form.append(button, video);
}

/** Not every browser can find a code in a picture. */
type Detector = { detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorType = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

declare global {
  var BarcodeDetector: DetectorType | undefined;
}

async function canScan(): Promise<boolean> {
  if (!globalThis.BarcodeDetector || !navigator.mediaDevices) return false;
  return (await globalThis.BarcodeDetector.getSupportedFormats()).includes("qr_code");
}

/** The code, or nothing when the search was ended. Rejects when there is no camera to use. */
async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const detector = new globalThis.BarcodeDetector!({ formats: ["qr_code"] });
  const camera = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  try {
    video.srcObject = camera;
    await video.play();
    while (!signal.aborted) {
      for (const { rawValue } of await detector.detect(video)) {
        if (rawValue.startsWith("wc:")) return rawValue;
      }
      await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    }
    return undefined;
  } finally {
    video.srcObject = null;
    for (const track of camera.getTracks()) track.stop();
  }
}

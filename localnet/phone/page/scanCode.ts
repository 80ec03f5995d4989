// Reads a pairing code with the camera, where the browser knows how to find one in a picture.
type Detector = { detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorType = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

declare global {
  var BarcodeDetector: DetectorType | undefined;
}

export async function canScan(): Promise<boolean> {
  if (!globalThis.BarcodeDetector || !navigator.mediaDevices) return false;
  return (await globalThis.BarcodeDetector.getSupportedFormats()).includes("qr_code");
}

/** The code, or nothing when the search was ended. Rejects when there is no camera to use. */
export async function scanCode(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | undefined> {
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

// A page in a real Chromium gets its attestation without the internet, by both ways there are.
import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { serveLocally } from "../../server/testing/serveLocally.ts";
import { launchQuietBrowser, quietContext } from "../wallet/testing/quietBrowser.ts";
import { attestationScript } from "./attestationScript.ts";
import { realAttestationOrigin } from "./realAttestationOrigin.ts";
import { routeAttestation } from "./routeAttestation.ts";
import { startAttestationHost } from "./startAttestationHost.ts";

const host = await startAttestationHost();
const server = createServer((request, response) => {
  if (request.url === "/led.js") {
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(attestationScript(host.url));
    return;
  }
  const script = request.url === "/led" ? '<script src="/led.js"></script>' : "";
  response
    .writeHead(200, { "Content-Type": "text/html" })
    .end(
      `<!doctype html><html lang="en"><title>A page</title>${script}<link rel="icon" href="data:,">`,
    );
});

const { port, stop } = await serveLocally(server);
const site = `http://localhost:${port}`;
const browser = await launchQuietBrowser();

afterAll(async () => {
  await browser.close();
  await stop();
  await host.stop();
});

/** Opens the frame as WalletConnect's SDK does, and waits for what it says. */
async function attested(path: string, waysToSet: "property" | "attribute", isRouted: boolean) {
  const { context, faults } = await quietContext(browser);
  if (isRouted) await routeAttestation(context);
  const page = await context.newPage();
  await page.goto(site + path);
  const said = await page.evaluate(
    ([origin, way]) =>
      new Promise<string>((resolve) => {
        addEventListener("message", ({ data }) => resolve(String(data)));
        const frame = document.createElement("iframe");
        const query = `id=${"ab".repeat(32)}&origin=${encodeURIComponent(location.origin)}`;
        const address = `${origin}/v3/attestation?${query}`;
        if (way === "property") frame.src = address;
        else frame.setAttribute("src", address);
        document.body.append(frame);
      }),
    [realAttestationOrigin, waysToSet] as const,
  );
  await context.close();
  return { message: JSON.parse(said), faults };
}

test.each(["property", "attribute"] as const)(
  "a page with the script asks the local host, however the frame's address is set (%s)",
  async (way) => {
    const { message, faults } = await attested("/led", way, false);
    expect(message).toMatchObject({ type: "verify_attestation" });
    expect(message.attestation.split(".")).toHaveLength(3);
    expect(faults).toEqual([]);
  },
);

test("a test's browser is answered by routing", async () => {
  const { message } = await attested("/plain", "property", true);
  expect(message).toMatchObject({ type: "verify_attestation" });
});

// The site's own page for an address that does not exist, held in memory in each of its forms.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { acceptedEncodings, type Encoding, twins } from "./acceptedEncodings.ts";
import { contentTypeOf } from "./contentType.ts";

export type NotFoundPage = (acceptEncoding: string | undefined) => Response;

export async function readNotFoundPage(siteDir: string): Promise<NotFoundPage> {
  const path = join(siteDir, "404.html");
  const plain = await readFile(path);
  const forms = new Map<Encoding, Buffer<ArrayBuffer>>();
  for (const [encoding, end] of twins) {
    const form = await readFile(path + end).catch(() => undefined);
    if (form !== undefined) forms.set(encoding, form);
  }

  return (acceptEncoding) => {
    const encoding = acceptedEncodings(acceptEncoding).find((name) => forms.has(name));
    const body = (encoding && forms.get(encoding)) ?? plain;
    const headers = new Headers({
      "Content-Type": contentTypeOf(path),
      "Content-Length": String(body.length),
      "Cache-Control": "no-store",
      Vary: "Accept, Accept-Encoding",
    });
    if (encoding !== undefined) headers.set("Content-Encoding", encoding);
    return new Response(body, { status: 404, headers });
  };
}

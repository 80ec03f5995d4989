// The exact content type of every kind of file that the build makes.
import { basename, extname } from "node:path";

const byName: Readonly<Record<string, string>> = {
  "feed.xml": "application/atom+xml; charset=utf-8",
  "feed.json": "application/feed+json; charset=utf-8",
};

const byExtension: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".glb": "model/gltf-binary",
};

export function contentTypeOf(file: string): string {
  return byName[basename(file)] ?? byExtension[extname(file)] ?? "application/octet-stream";
}

// Sends a visitor to the one right address of a page, for good and with the same method.
import type { ServerResponse } from "node:http";

export function redirect(res: ServerResponse, location: string): void {
  res.writeHead(308, { Location: location, "Content-Length": "0" }).end();
}

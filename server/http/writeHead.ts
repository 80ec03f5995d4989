// Writes the head of an answer in one piece, where Node would check and copy each of its headers again.
import { type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";
import type { HeaderList } from "./securityHeaders.ts";

export type WriteHead = (res: ServerResponse, own: HeaderList[number], length: number) => void;

/** For answers of 200 that all have these headers, one more of their own, and a body of a known length. */
export function createWriteHead(always: HeaderList): WriteHead {
  for (const [name, value] of always) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  const start = `HTTP/1.1 200 OK\r\n${always.map(([name, value]) => `${name}: ${value}\r\n`).join("")}`;

  return (res, own, length) => {
    // It may have been told that its connection closes, or the client have asked for that.
    if (!res.shouldKeepAlive || res.hasHeader("Connection")) {
      const lengthOf = ["Content-Length", String(length)] as const;
      res.writeHead(200, [...always, own, lengthOf].flat());
      return;
    }
    // Here Node itself keeps a head that is put together, until the body comes. No release has moved
    // it; one that does sends answers without our headers, which every test of them would tell.
    Object.assign(res, {
      _header: `${start}${own[0]}: ${own[1]}\r\nContent-Length: ${length}\r\nDate: ${dateNow()}\r\nConnection: keep-alive\r\n\r\n`,
    });
  };
}

let lastSecond = 0;
let lastDate = "";

function dateNow(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== lastSecond) lastDate = new Date(second * 1000).toUTCString();
  lastSecond = second;
  return lastDate;
}

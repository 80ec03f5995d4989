// Tests which addresses of nodes are taken, above all that none can add a word to a policy.
import { describe, expect, test } from "vitest";
import { isNodeAddress } from "./nodeAddress.ts";

describe("nodeAddress", () => {
  test.each([
    "https://rpc.example",
    "https://rpc.example:8443/v2/key?a=1",
    "wss://rpc.example/ws",
    "http://127.0.0.1:8545",
    "ws://localhost:8545",
    "http://[::1]:8545",
    "https://[2001:db8::1]/",
  ])("%s is taken", (text) => {
    expect(isNodeAddress(text)).toBe(true);
  });

  test.each([
    "http://rpc.example",
    "ws://rpc.example",
    "http://127.0.0.1.example",
    "https://me:secret@rpc.example",
    "https://key@rpc.example",
    "https://a;script-src.example",
    "https://a,b.example",
    "ftp://rpc.example",
    "javascript:alert(1)",
    "rpc.example",
    "",
  ])("%j is refused", (text) => {
    expect(isNodeAddress(text)).toBe(false);
  });
});

// Tests reading messages as text or bytes.
import { stringToHex } from "viem";
import { expect, test } from "vitest";
import { readMessage, signInDomain } from "./messageText.ts";

test.each([
  ["plain text", "Grüße\n\tvom Feld", "Grüße\n\tvom Feld", false],
  ["text as hexadecimal", stringToHex("Grüße 🌾"), "Grüße 🌾", false],
  ["nothing", "0x", "", false],
  ["half a byte", "0xabc", "0xabc", false],
  ["bytes that are no UTF-8", "0xff00ff", "0xff00ff", true],
  ["bytes with control characters", "0x4100", "0x4100", true],
])("%s", (_name, message, text, isBytes) => {
  expect(readMessage(message)).toMatchObject({ text, isBytes });
});

test("what is signed are the bytes of the text", () => {
  expect(readMessage("Hi").hex).toBe("0x4869");
  expect(readMessage("0x4869").hex).toBe("0x4869");
  expect(readMessage("0x486").hex).toBe(stringToHex("0x486"));
});

test("finds the site of a sign-in message, with or without its scheme", () => {
  const rest = " wants you to sign in with your Ethereum account:\n0x00\n";
  expect(signInDomain(`farm.example:8080${rest}`)).toBe("farm.example:8080");
  expect(signInDomain(`https://farm.example${rest}`)).toBe("farm.example");
  expect(signInDomain("Hello")).toBeUndefined();
  expect(signInDomain(`Hello\nfarm.example${rest}`)).toBeUndefined();
});

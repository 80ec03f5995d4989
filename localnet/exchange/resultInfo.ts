// The exchange's own errors: code and message in a resultInfo, with the status it sends them under.
const messages = {
  100001: "Invalid argument",
  101002: "User not found",
  102003: "Invalid account id",
  104001: "Empty apiKey",
  104002: "Invalid apiKey",
  104004: "No signature",
  104005: "wrong sig",
} as const;

export type ExchangeCode = keyof typeof messages;

const resultInfo = (code: ExchangeCode, message: string = messages[code]) => ({
  resultInfo: { code, message },
});

export const refusal = (code: ExchangeCode, message?: string): Response =>
  Response.json(resultInfo(code, message), { status: 400 });

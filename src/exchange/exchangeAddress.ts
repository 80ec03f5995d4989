// The exchange's own contract on Ethereum, as the texts name it that make the holders' keys.
export const exchangeAddress = "0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4";

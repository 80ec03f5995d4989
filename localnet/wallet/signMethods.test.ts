// Tests signing: what the visitor is shown, what reaches the node, and what never does.
import { stringToHex } from "viem";
import { expect, test } from "vitest";
import { connectedWallet, holder, named, rejects, testWallet } from "./testing/testWallet.ts";

const hello = stringToHex("Hello, fields");
const typed = {
  types: {
    EIP712Domain: [
      { name: "name", type: "string" },
      { name: "chainId", type: "uint256" },
    ],
    Gift: [
      { name: "field", type: "uint256" },
      { name: "to", type: "Person" },
    ],
    Person: [{ name: "name", type: "string" }],
  },
  primaryType: "Gift",
  domain: { name: "Fields", chainId: 1 },
  message: { field: "417", to: { name: "Juniper" }, unsigned: "not shown" },
};

test("shows a message as text and has the node sign its bytes", async () => {
  const { request, asked, calls } = await connectedWallet();
  expect(await request("personal_sign", [hello, holder])).toBe("0xresult");
  expect(asked).toMatchObject([{ kind: "message", text: "Hello, fields", isBytes: false }]);
  expect(calls).toEqual([{ url: "node:1", method: "personal_sign", params: [hello, holder] }]);
});

test("takes plain text, and the old order with the address first", async () => {
  const { request, calls } = await connectedWallet();
  await request("personal_sign", ["Hello, fields", holder.toLowerCase()]);
  await request("personal_sign", [holder, hello]);
  expect(calls.map(({ params }) => params)).toEqual([
    [hello, holder],
    [hello, holder],
  ]);
});

const signIn = (domain: string) =>
  `${domain} wants you to sign in with your Ethereum account:\n${holder}\n\nURI: x`;

test("warns of a sign-in to another site, and of no other message", async () => {
  const { request, asked } = await connectedWallet();
  await request("personal_sign", [stringToHex(signIn("localhost:4173")), holder]);
  await request("personal_sign", [stringToHex(signIn("bank.example")), holder]);
  await request("personal_sign", [hello, holder]);
  expect(asked.map((one) => one.kind === "message" && one.foreignDomain)).toEqual([
    undefined,
    "bank.example",
    undefined,
  ]);
});

test("signs for nobody who is not connected, or with another account", async () => {
  const stranger = testWallet();
  const connected = await connectedWallet();
  for (const [method, params] of [
    ["personal_sign", [hello, holder]],
    ["eth_signTypedData_v4", [holder, typed]],
  ] as const) {
    await expect(stranger.request(method, params)).rejects.toMatchObject({ code: 4100 });
  }
  for (const [method, params] of [
    ["personal_sign", [hello, named]],
    ["personal_sign", [hello]],
    ["eth_signTypedData_v4", [named, typed]],
  ] as const) {
    await expect(connected.request(method, params)).rejects.toMatchObject({ code: 4100 });
  }
  expect([...stranger.asked, ...connected.asked, ...stranger.calls, ...connected.calls]).toEqual(
    [],
  );
});

test("a refusal is 4001 and reaches no node", async () => {
  const { request, calls } = await connectedWallet({ answer: rejects });
  await expect(request("personal_sign", [hello, holder])).rejects.toMatchObject({ code: 4001 });
  await expect(request("eth_signTypedData_v4", [holder, typed])).rejects.toMatchObject({
    code: 4001,
  });
  expect(calls).toEqual([]);
});

test("shows typed data in the order of its types, and only what is signed", async () => {
  const { request, asked, calls } = await connectedWallet();
  await request("eth_signTypedData_v4", [holder, JSON.stringify(typed)]);
  expect(asked).toMatchObject([
    {
      kind: "typedData",
      primaryType: "Gift",
      domain: [
        { depth: 0, label: "name", value: "Fields" },
        { depth: 0, label: "chainId", value: "1" },
      ],
      rows: [
        { depth: 0, label: "field", value: "417" },
        { depth: 0, label: "to" },
        { depth: 1, label: "name", value: "Juniper" },
      ],
    },
  ]);
  expect(calls).toEqual([
    { url: "node:1", method: "eth_signTypedData_v4", params: [holder, typed] },
  ]);
});

test("typed data for another chain is refused before anyone is asked", async () => {
  const { request, asked } = await connectedWallet();
  const other = { ...typed, domain: { ...typed.domain, chainId: "0xa" } };
  await expect(request("eth_signTypedData_v4", [holder, other])).rejects.toMatchObject({
    code: -32603,
    message: expect.stringContaining("must match the active chainId"),
  });
  expect(asked).toEqual([]);
});

const { EIP712Domain: _, ...withoutDomainType } = typed.types;

test.each([
  ["no JSON", "{"],
  ["a list", []],
  ["null", null],
  ["no types", { ...typed, types: undefined }],
  ["types of the wrong kind", { ...typed, types: { EIP712Domain: [{ name: 1 }], Gift: [] } }],
  ["no domain type", { ...typed, types: withoutDomainType }],
  ["an unknown primary type", { ...typed, primaryType: "Sale" }],
  ["a primary type that every object has", { ...typed, primaryType: "toString" }],
  ["no message", { ...typed, message: undefined }],
])("typed data that is %s is -32602", async (_name, data) => {
  const { request } = await connectedWallet();
  await expect(request("eth_signTypedData_v4", [holder, data])).rejects.toMatchObject({
    code: -32602,
  });
});

test("a message that is no string is -32602", async () => {
  const { request } = await connectedWallet();
  await expect(request("personal_sign", [42, holder])).rejects.toMatchObject({ code: -32602 });
});

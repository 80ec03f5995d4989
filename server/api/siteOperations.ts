// What is told of the routes of the site itself: whether it lives, what it measures, how it is set up.
import * as v from "valibot";
import { metricsContentType as metricsType } from "../metrics/registry.ts";
import type { Operations } from "./operation.ts";
import { addressSchema, chainIdSchema, countSchema, unchanged } from "./parts.ts";

/** The fields: {@link SiteSettings} (src/lib/siteSettings.ts). */
const settings = v.strictObject({
  appName: v.string(),
  network: v.picklist(["local", "mainnet"]),
  chains: v.pipe(
    v.array(v.strictObject({ id: chainIdSchema, rpcUrls: v.array(v.string()) })),
    v.minLength(1),
  ),
  tokens: v.array(v.strictObject({ chainId: chainIdSchema, address: addressSchema })),
  collection: v.strictObject({ address: addressSchema, size: countSchema, chainId: chainIdSchema }),
  exchange: v.strictObject({ baseUrl: v.string(), signingOrigin: v.string(), open: v.boolean() }),
  signIn: v.picklist(["on-connect", "on-demand", "off"]),
  passkeys: v.nullable(v.strictObject({ rpId: v.string(), hasSigners: v.boolean() })),
  walletConnect: v.strictObject({ projectId: v.string(), relayUrl: v.exactOptional(v.string()) }),
});

export const siteOperations: Operations = {
  "GET /healthz": {
    summary: "Whether the process lives.",
    answers: { 200: { says: "It does.", body: v.strictObject({ status: v.literal("alive") }) } },
  },
  "GET /readyz": {
    summary: "Whether it should get requests.",
    answers: { 200: { says: "It should.", body: v.strictObject({ status: v.literal("ready") }) } },
    refusals: ["not-ready"],
  },
  "GET /metrics": {
    summary: "What the process measures of itself, for who may know.",
    answers: { 200: { says: "As Prometheus reads it.", body: metricsType } },
    refusals: ["unauthorized"],
  },
  "GET /api/openapi.json": {
    summary: "This description.",
    answers: {
      200: {
        says: "OpenAPI 3.1.",
        headers: ["ETag"],
        body: v.object({ openapi: v.literal("3.1.0"), info: v.unknown(), paths: v.unknown() }),
      },
      304: unchanged,
    },
  },
  "GET /api/settings": {
    summary: "What pages are told of the site.",
    answers: { 200: { says: "All of it.", body: settings, headers: ["ETag"] }, 304: unchanged },
  },
};

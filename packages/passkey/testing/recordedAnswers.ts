// What two browsers answered when a page asked them for a passkey: recorded as they gave it, with devices of paper.
import type { Assertion } from "../assertion.ts";

export type RecordedAnswer = {
  browser: string;
  /** As base64url. */
  made: { id: string; clientDataJSON: string; authenticatorData: string; spki: string };
  /** Over the challenge for `recordedMessage` on chain 1, by the account that follows from the key. */
  signed: Assertion;
};

export const recordedMessage = "Let me in to water my carrots, please!";

/**
 * Of a page at http://localhost:4173, each asked as `createAuthenticator` asks. The devices were the browsers' own for
 * tests (CTAP 2, inside the machine, with a finger laid on), which keep a passkey on themselves alone.
 */
export const recordedAnswers: readonly RecordedAnswer[] = [
  {
    // Its client data has the member that it adds now and then.
    browser: "Chromium 156",
    made: {
      id: "joRQzO-B4L7SNFgrfWbvhWGBoiY9uOJVaMIa4OozS58",
      clientDataJSON:
        "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiQ1FrSkNRa0pDUWtKQ1FrSkNRa0pDUWtKQ1FrSkNRa0pDUWtKQ1FrSkNRayIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NDE3MyIsImNyb3NzT3JpZ2luIjpmYWxzZX0",
      authenticatorData:
        "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAQECAwQFBgcIAQIDBAUGBwgAII6EUMzvgeC-0jRYK31m74VhgaImPbjiVWjCGuDqM0ufpQECAyYgASFYIKx-t-1ulBJztLi0TAAg36wcd-2dUt3x2itxWiCX4CTmIlggrHxtSR2j93uvqDZBiChp-IDCk0FRm7Ji3ZSQTDc49rs",
      spki: "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAErH637W6UEnO0uLRMACDfrBx37Z1S3fHaK3FaIJfgJOasfG1JHaP3e6-oNkGIKGn4gMKTQVGbsmLdlJBMNzj2uw",
    },
    signed: {
      id: "joRQzO-B4L7SNFgrfWbvhWGBoiY9uOJVaMIa4OozS58",
      authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAg",
      clientDataJSON:
        "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiSGlZZERLNlRMY0JLLW9Kall4Rnd2a2FXM0tFMmMwUndLOGU1R0Ztd1VRcyIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NDE3MyIsImNyb3NzT3JpZ2luIjpmYWxzZSwib3RoZXJfa2V5c19jYW5fYmVfYWRkZWRfaGVyZSI6ImRvIG5vdCBjb21wYXJlIGNsaWVudERhdGFKU09OIGFnYWluc3QgYSB0ZW1wbGF0ZS4gU2VlIGh0dHBzOi8vZ29vLmdsL3lhYlBleCJ9",
      signature:
        "MEUCIQCqtEnRSX8lkFhTMAEfaAEAlcxMZP_dY2JCKfEIu6-nJwIgJgfVNx7LpsxRxrt3yTp0u2J8O4jB_TN3dso5prgEpQI",
    },
  },
  {
    browser: "Firefox 153",
    made: {
      id: "eo3ElNB3Z-OPcfn-Bv4vwaxdOCv-dDFpQV5INJ3JMqA",
      clientDataJSON:
        "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiQ1FrSkNRa0pDUWtKQ1FrSkNRa0pDUWtKQ1FrSkNRa0pDUWtKQ1FrSkNRayIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NDE3MyIsImNyb3NzT3JpZ2luIjpmYWxzZX0",
      authenticatorData:
        "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAGjhAKULR5EEuFSXqbpRBjgAIHqNxJTQd2fjj3H5_gb-L8GsXTgr_nQxaUFeSDSdyTKgpQECAyYgASFYIEDbiavWrzSToKukTbDT_REh-DmcePLarkvvRkDbs9kCIlggTcYXAvWpmxOLZpULKR_7d7p-TzLRcJBp_aMDKJ6uQTY",
      spki: "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQNuJq9avNJOgq6RNsNP9ESH4OZx48tquS-9GQNuz2QJNxhcC9ambE4tmlQspH_t3un5PMtFwkGn9owMonq5BNg",
    },
    signed: {
      id: "eo3ElNB3Z-OPcfn-Bv4vwaxdOCv-dDFpQV5INJ3JMqA",
      authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA",
      clientDataJSON:
        "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiTVFLNlpLemJ6SUlCX19fRFpkTHFmTDZGelUtRWpyMjlYY2ZTZjhmUlBpMCIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NDE3MyIsImNyb3NzT3JpZ2luIjpmYWxzZX0",
      signature:
        "MEUCIQDTb1p7IfMcqSXiLQ9S2is78oIj2JBSZmybyhCqmCiLBwIgVM1PtwCRO9l6Tee34b38crF31rmplK3It7Zx126I2N8",
    },
  },
];

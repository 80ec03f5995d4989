// Asks the server what it keeps of the holder, and for the end of that.
import * as v from "valibot";
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";
import { link } from "../../lib/link.ts";

/** When the account ends, in milliseconds since 1970. */
const deletion = v.object({ dueAt: v.number() });

const account = v.object({
  kept: v.object({ rooms: v.number(), pictures: v.number(), sessions: v.number() }),
  deletion: v.nullable(deletion),
});

export type KeptAccount = v.InferOutput<typeof account>;

/** What was signed for this alone, and the signature. */
export type DeletionProof = { readonly message: string; readonly signature: string };

/** How the holder signs for the end of their account, with whatever they signed in with. */
export type ProofPort = {
  /** The message, to be read before it is signed; null where there is none now. */
  prepare(): Promise<string | null>;
  /** Asks the wallet or passkey; null where they would not. Begins within the press that asks for it. */
  sign(message: string): Promise<string | null>;
};

const { ask } = createAskServer({ ...siteServer, troubleOf: ({ status }) => ({ kind: status }) });

export const accountApi = {
  /** Undefined where the server does not tell. */
  async read(): Promise<KeptAccount | undefined> {
    const answer = await ask("/api/account", { shape: account });
    return answer.ok ? answer.value : undefined;
  },

  /** Whether the server has noted it: it wants a fresh proof. */
  askDeletion: async (proof: DeletionProof): Promise<boolean> =>
    (await ask("/api/account/deletion", { method: "POST", body: proof })).ok,

  async undoDeletion(): Promise<boolean> {
    const answer = await ask("/api/account/deletion", { method: "DELETE", body: {} });
    // Undone before, on another device perhaps: it is as it was wanted.
    return answer.ok || answer.reason.kind === 404;
  },
};

export type AccountDataApi = typeof accountApi;

/** Where everything that is kept comes in one archive. */
export const archiveLink = (): string => link("/api/account/archive");

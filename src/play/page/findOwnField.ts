// A field of whoever is signed in, by the server's own list: a holder begins on their own.
import { askFieldsOf } from "../../alphaFields/owner/index.ts";
import type { SignIn } from "../../signIn/index.ts";

const PATIENCE = 2_000;

/** Null where nobody is signed in, holds any, or the list is not to be had: a farm begins all the same. */
export async function findOwnField(signIn: SignIn | null): Promise<number | null> {
  const owner = signIn?.session()?.address;
  if (!owner) return null;
  try {
    const [first] = await askFieldsOf(owner, { patience: PATIENCE });
    return first ?? null;
  } catch {
    return null;
  }
}

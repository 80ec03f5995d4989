// The one place where the sign-in meets the wallet kit: the port that it implements.
import type { VerifyDialogProps } from "../wallet/kit/authentication.ts";

export type {
  Authentication,
  SignOutcome,
  VerifyDialogProps,
} from "../wallet/kit/authentication.ts";
export type Account = VerifyDialogProps["account"];

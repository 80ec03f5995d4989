// The one place where the sign-in meets the wallet kit: the port that it implements.
export type {
  Account,
  Authentication,
  SignOutcome,
  VerifyDialogProps,
} from "../wallet/kit/index.ts";

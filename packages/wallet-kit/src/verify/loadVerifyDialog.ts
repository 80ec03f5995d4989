// The one path by which the verify dialog is fetched: before it is wanted, and when it is.
export const loadVerifyDialog = async () => (await import("./VerifyDialog.tsx")).VerifyDialog;

// Sending a field to somebody: the button, and the dialog behind it, fetched when it is wanted.
export { LazySendDialog, SendField } from "./SendField.tsx";

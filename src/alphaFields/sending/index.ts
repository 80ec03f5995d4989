// Sending a field to somebody: the button, and the dialog behind it, fetched when it is wanted.
export { SendDialog, SendField } from "./SendField.tsx";

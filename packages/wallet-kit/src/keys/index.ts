// What an account by passkey has besides: rows in the account dialog, and the dialog of its keys. Fetched as one.
export { KeysPart } from "./KeysPart.tsx";
export { PasskeyFold } from "./PasskeyFold.tsx";

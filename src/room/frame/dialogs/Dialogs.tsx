// The dialogs of the editor, each open when it is asked for.
import { HistoryDialog } from "./HistoryDialog.tsx";
import { KeySheet } from "./KeySheet.tsx";
import { LineUpDialog } from "./LineUpDialog.tsx";
import { NameDialog } from "./NameDialog.tsx";

export const Dialogs = () => (
  <>
    <HistoryDialog />
    <KeySheet />
    <LineUpDialog />
    <NameDialog />
  </>
);

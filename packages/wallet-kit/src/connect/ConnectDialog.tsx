// The dialog in which a visitor chooses a wallet and connects it.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { LanguageContext, useTexts } from "@loamstead/ui/language.ts";
import type { LazyPart } from "@loamstead/ui/lazyPart.ts";
import { type PointerEvent, use, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { passkeyId } from "../kit/walletState.ts";
import {
  buildWalletList,
  type WalletGroup,
  type WalletOption,
} from "../wallets/buildWalletList.ts";
import { fetchMark } from "../wallets/markOf.ts";
import type { Wallet } from "../wallets/wallet.ts";
import { StatusPicture } from "./ConnectStatus.tsx";
import type { LaterStepProps } from "./LaterStep.tsx";
import type { ConnectPort, PasskeyPlace } from "./port.ts";
import { readRecents } from "./recents.ts";
import { StepPanel } from "./StepPanel.tsx";
import { pageSenses, type Senses } from "./senses.ts";
import { backFrom, type DialogStep, liveAttempt } from "./steps.ts";
import { texts } from "./strings.ts";
import { isScanning, titleOf } from "./titleOf.ts";
import { useConnectSteps } from "./useConnectSteps.ts";
import { useWayBack } from "./useWayBack.ts";
import { WalletList } from "./WalletList.tsx";

export type ConnectDialogProps = {
  open: boolean;
  onClose(): void;
  /** The same object for as long as the dialog is there. */
  kit: ConnectPort;
  /** The steps that are not at the beginning. */
  laterStep: LazyPart<LaterStepProps>;
  senses?: Senses;
  passkey?: PasskeyPlace | undefined;
  /** Marks of a wallet fly up from a row for as long as it is pressed. */
  coinBurst?: boolean;
  /** Takes the focus after closing when the opener is gone. */
  returnTo?: () => HTMLElement | null | undefined;
};

/** Whoever has one needs no other way in. */
const hasInstalled = ({ wallets }: WalletGroup) => wallets.some(({ installed }) => installed);

function keyOf(step: DialogStep): string {
  return "wallet" in step ? `${step.is} ${step.wallet.id}` : step.is;
}

export function ConnectDialog(props: ConnectDialogProps) {
  const strings = useTexts(texts);
  const language = use(LanguageContext);
  const { open, onClose, kit, laterStep, returnTo } = props;
  const { senses = pageSenses, coinBurst = false } = props;
  const { state, dispatch: go, leave } = useConnectSteps(open, kit, senses);
  const { dispatch, goBack } = useWayBack(keyOf(state.step), go);
  const { groups, recents } = useWalletOptions(open, kit);
  const onPress = useCoinBurst(coinBurst);
  const { step, layout } = state;
  const isWide = layout === "wide";

  const shown = step.is === "PASSKEY" ? passkeyId : "wallet" in step ? step.wallet.id : undefined;
  const chosen = liveAttempt(state)?.wallet.id ?? shown;
  // Whoever has an account by passkey must find it again, whatever has been installed since.
  const isWanted = !groups.some(hasInstalled) || recents.includes(passkeyId);
  const offer = props.passkey === "awaited" ? undefined : props.passkey;
  const hasPlace = useKeptPlace(open, props.passkey !== undefined);
  const passkeyIs = isWanted && hasPlace && (offer ? "offered" : "awaited");
  const list = useMemo(() => {
    const onChoose = (wallet: WalletOption) => dispatch({ type: "choose", wallet });
    const passkey = passkeyIs
      ? { isAwaited: passkeyIs === "awaited", onChoose: () => dispatch({ type: "passkey" }) }
      : undefined;
    return { groups, chosen, onChoose, onPress, passkey };
  }, [groups, chosen, onPress, passkeyIs, dispatch]);
  // Drawn before the dialog opens, they are not drawn once more because it does.
  const side = useMemo(() => isWide && <WalletList {...list} />, [isWide, list]);
  const panel = useMemo(
    () => (
      <StepPanel
        state={state}
        dispatch={dispatch}
        list={list}
        kit={kit}
        laterStep={laterStep}
        senses={senses}
        passkey={offer}
      />
    ),
    [state, dispatch, list, kit, laterStep, senses, offer],
  );
  const hasPicture = !isWide && step.is === "CONNECT" && !isScanning(step, layout);
  return (
    <Dialog
      open={open}
      low
      warm
      size={isWide ? "wide" : "compact"}
      title={isWide ? strings.connectAWallet : titleOf(state, language)}
      side={side}
      picture={hasPicture && <StatusPicture {...step} />}
      step={keyOf(step)}
      onBack={backFrom(state) ? goBack : undefined}
      onClose={() => {
        leave();
        onClose();
      }}
      returnTo={returnTo}
    >
      {panel}
    </Dialog>
  );
}

/** What had a place as the dialog opened keeps it, and nothing else gets one: no row moves under a finger. */
function useKeptPlace(open: boolean, isWanted: boolean): boolean {
  const [kept, setKept] = useState(isWanted);
  if (!open && kept !== isWanted) setKept(isWanted);
  return kept;
}

/** The groups of wallets as they are now: one that announces itself late still comes in. */
function useWalletOptions(
  open: boolean,
  { wallets, announced, storage, environment }: ConnectPort,
): { groups: readonly WalletGroup[]; recents: readonly string[] } {
  const present = useSyncExternalStore(announced.subscribe, announced.get);
  // Read when the dialog opens, so that no row moves while somebody looks at it.
  const [read, setRead] = useState(() => ({ open, ids: readRecents(storage) }));
  if (read.open !== open) setRead({ open, ids: open ? asBefore(read.ids, storage) : read.ids });
  const groups = useMemo(
    () => buildWalletList(wallets, present, read.ids, environment),
    [wallets, present, read.ids, environment],
  );
  return { groups, recents: read.ids };
}

/** The recent wallets; the very same list where nothing has changed, so that nothing is drawn anew. */
function asBefore(before: readonly string[], storage: ConnectPort["storage"]): readonly string[] {
  const ids = readRecents(storage);
  return ids.join() === before.join() ? before : ids;
}

// Coins are thrown while a wallet is pressed, where that is wanted and motion is welcome.
const loadBurst = () => import("./coinBurst.ts");
const ends = ["pointerup", "pointercancel", "pointerleave"];

type Press = (event: PointerEvent<HTMLElement>, wallet: Pick<Wallet, "iconUrl">) => void;

function onPress(event: PointerEvent<HTMLElement>, wallet: Pick<Wallet, "iconUrl">): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { currentTarget: from, clientX: x, clientY: y } = event;
  const press = new AbortController();
  for (const end of ends) {
    from.addEventListener(end, () => press.abort(), { signal: press.signal });
  }
  void Promise.all([loadBurst(), fetchMark(wallet)]).then(([{ startBurst }, mark]) => {
    if (press.signal.aborted || !mark) return;
    const stop = startBurst(from, mark, { x, y });
    press.signal.addEventListener("abort", stop);
  });
}

function useCoinBurst(isWanted: boolean): Press | undefined {
  useEffect(() => {
    if (isWanted) loadBurst().catch(() => {});
  }, [isWanted]);
  return isWanted ? onPress : undefined;
}

// Gives a room a heart and takes it back; whoever is not signed in is led there, and then it is given.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Heart from "lucide-react/icons/heart";
import { useEffect, useRef, useState } from "react";
import type { SignIn } from "../../signIn/index.ts";
import css from "./Heart.module.css";
import { HeartCount } from "./HeartCount.tsx";
import type { PublicRoom } from "./publicRooms.ts";
import { strings } from "./strings.ts";

/** Asked only for whoever is signed in, or about to be. */
const askHearts = (id: string, method: "GET" | "PUT" | "DELETE") =>
  import("./askHearts.ts").then(
    (code) => code.askHearts(id, method),
    (error) => {
      missingCode.tell(error);
      return { ok: false, reason: "unreachable" } as const;
    },
  );

type HeartButtonProps = {
  room: Pick<PublicRoom, "id" | "hearts">;
  /** Null while the page is drawn, where nobody can press. */
  signIn: SignIn | null;
};

export function HeartButton({ room: { id, hearts }, signIn }: HeartButtonProps) {
  const [known, setKnown] = useState({ hearts, isGiven: false, isOwn: false });
  const [isBusy, setBusy] = useState(false);
  /** What was asked before something was given or taken back is answered too late. */
  const turn = useRef(0);

  useEffect(() => {
    if (!signIn) return;
    let last = signIn.session();
    const look = async () => {
      const asked = turn.current;
      if (!last) return setKnown((before) => ({ ...before, isGiven: false, isOwn: false }));
      const answer = await askHearts(id, "GET");
      if (answer.ok && asked === turn.current) setKnown(answer.value);
    };
    if (last) void look();
    const stopListening = signIn.subscribe(() => {
      const session = signIn.session();
      if (session === last) return;
      last = session;
      void look();
    });
    return () => {
      turn.current += 1;
      stopListening();
    };
  }, [id, signIn]);

  async function press() {
    const wanted = known.isGiven ? "DELETE" : "PUT";
    setBusy(true);
    const signed = await signIn?.require();
    if (signed?.ok) {
      turn.current += 1;
      const asked = turn.current;
      const answer = await askHearts(id, wanted);
      if (asked === turn.current) {
        if (answer.ok) setKnown(answer.value);
        else if (answer.reason === "own") setKnown((before) => ({ ...before, isOwn: true }));
      }
    }
    setBusy(false);
  }

  if (known.isOwn) return <HeartCount hearts={known.hearts} />;
  return (
    <Button
      kind="secondary"
      className={css.button}
      icon={<Icon of={Heart} />}
      aria-pressed={known.isGiven}
      busy={isBusy}
      onClick={() => void press()}
    >
      {strings.love}
      {known.hearts > 0 && (
        <span className={css.number}>
          {known.hearts}
          <span className="visually-hidden"> {strings.heartWord(known.hearts)}</span>
        </span>
      )}
    </Button>
  );
}

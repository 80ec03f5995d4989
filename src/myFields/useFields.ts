// The fields of a holder as a component sees them: being read, or read with what could not be.
import { useKit } from "@loamstead/wallet-kit";
import { useEffect, useState } from "react";
import type { ExchangeSession } from "../exchange/index.ts";
import type { Holdings } from "../holdings/index.ts";
import type { FieldReader } from "./openFieldReader.ts";
import type { MyFieldsParts } from "./parts.ts";

export type FieldsInSight = {
  /** Null until anything is known of this holder. */
  holdings: Holdings | null;
  reading: boolean;
  again(): void;
};

const unreadable: Holdings = { fields: [], failed: ["contract"] };

/** `unlocked` is the exchange's session while it is unlocked. */
export function useFields(
  { settings }: MyFieldsParts,
  holder: string,
  unlocked: ExchangeSession | null,
): FieldsInSight {
  const kit = useKit();
  const [reader, setReader] = useState<FieldReader | null>(null);
  const [read, setRead] = useState<{ of: string; holdings: Holdings } | null>(null);
  const [reading, setReading] = useState(true);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made by asking again.
  useEffect(() => {
    const run = new AbortController();
    const open = async () => {
      const [{ openFieldReader }, core, { collection }] = await Promise.all([
        import("./openFieldReader.ts"),
        kit.core(),
        settings(),
      ]);
      return openFieldReader({ core, collection });
    };
    const readAll = async () => {
      const opened = reader ?? (await open());
      const holdings = await opened.read(holder, unlocked, run.signal);
      return { opened, holdings };
    };
    const settle = (holdings: Holdings, opened: FieldReader | null) => {
      if (run.signal.aborted) return;
      setReader(opened);
      setRead({ of: holder, holdings });
      setReading(false);
    };
    setReading(true);
    readAll().then(
      ({ holdings, opened }) => settle(holdings, opened),
      () => settle(unreadable, null),
    );
    return () => run.abort();
  }, [kit, settings, holder, unlocked, attempt]);

  const known = read?.of === holder ? read.holdings : null;
  return {
    holdings: known && (unlocked ? known : withoutExchange(known)),
    reading,
    again() {
      reader?.forget();
      setAttempt((count) => count + 1);
    },
  };
}

/** What was seen while the exchange was unlocked is gone with the key. */
const withoutExchange = ({ fields, failed }: Holdings): Holdings => ({
  fields: fields.filter(({ place }) => place !== "exchange"),
  failed: failed.filter((place) => place !== "exchange"),
});

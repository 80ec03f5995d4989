// A bed that is sown: plots of the visitor's own farm, each pressed for what is obvious there.
import { useEffect, useState } from "react";
import { type FrontFarm, openFrontFarm } from "../../play/front/index.ts";
import { LivePlots } from "./LivePlots.tsx";

type SownBedProps = {
  /** Whoever pressed for it has sown with that, and goes on where they sowed. */
  isAsked: boolean;
  /** The farm is there, and so are its plots. */
  onOpen(): void;
  open?: () => Promise<FrontFarm>;
};

export function SownBed({ isAsked, onOpen, open = openFrontFarm }: SownBedProps) {
  const [front, setFront] = useState<FrontFarm | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened once stays open as long as the page.
  useEffect(() => {
    let isHere = true;
    let close = () => {};
    void open().then((opened) => {
      if (!isHere) return opened.close();
      close = opened.close;
      setFront(opened);
      onOpen();
    });
    return () => {
      isHere = false;
      close();
    };
  }, []);

  return front && <LivePlots {...front} isAsked={isAsked} />;
}

// The time of day where the visitor is, in minutes; not known before the page is brought to life.
import { useEffect, useState } from "react";

const OFTEN_MS = 20_000;

const clock = () => new Date();

export function useClock(now: () => Date = clock): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const read = () => {
      const date = now();
      setMinutes(date.getHours() * 60 + date.getMinutes());
    };
    read();
    const timer = setInterval(read, OFTEN_MS);
    return () => clearInterval(timer);
  }, [now]);
  return minutes;
}

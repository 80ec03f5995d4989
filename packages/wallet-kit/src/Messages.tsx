// What the kit says to its visitors, heard or seen, on a page that has no place for such words itself.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { Toasts } from "@loamstead/ui/Toast.tsx";

export function Messages({ scope }: { scope: string }) {
  return (
    <>
      <LiveRegion scope={scope} />
      <Toasts scope={scope} />
    </>
  );
}

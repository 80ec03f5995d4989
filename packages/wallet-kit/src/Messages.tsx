// What the kit says to its visitors, heard or seen, on a page that has no place for such words itself.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { Toasts } from "@loamstead/ui/Toast.tsx";
import { useScope } from "./theme/KitScope.tsx";

export function Messages() {
  const scope = useScope();
  return (
    <>
      <LiveRegion scope={scope} />
      <Toasts scope={scope} />
    </>
  );
}

// A lucide icon at the weight and size of the site's lettering.
import type { LucideIcon } from "lucide-react";
import { memo } from "react";

type IconProps = { of: LucideIcon; size?: number; label?: string; className?: string | undefined };

/**
 * Import icons singly, as in `import Sprout from "lucide-react/icons/sprout"`. Whatever is drawn anew around it, an
 * icon stays as it is.
 */
export const Icon = memo(({ of: Shape, size = 20, label, className }: IconProps) => {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Shape size={size} strokeWidth={2.2} className={className} {...name} />;
});

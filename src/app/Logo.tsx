// The mark of the site, as content/brand/logo.svg draws it.
import { box, shapes } from "virtual:brand/logo";

const drawing = { __html: shapes };

export function Logo({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={box}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build lets nothing but shapes through
      dangerouslySetInnerHTML={drawing}
    />
  );
}

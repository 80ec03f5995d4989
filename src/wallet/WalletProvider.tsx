// Gives the components below it a wallet kit, its look and its dialogs.
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { WalletKit } from "./kit/createKit.ts";
import { KitContext } from "./kit/kitContext.ts";
import type { Theme } from "./theme/createTheme.ts";
import { KitScope } from "./theme/KitScope.tsx";
import { checkId, checkTheme } from "./theme/themeSheet.ts";
import { useThemeSheet } from "./theme/useThemeSheet.ts";
import { WalletDialogs } from "./WalletDialogs.tsx";

type WalletProviderProps = {
  kit: WalletKit;
  /** How the kit looks; without one it looks as the site does. */
  theme?: Theme;
  /** Tells several kits on one page apart. */
  id?: string;
  /** What else belongs into the account dialog. */
  accountExtras?: ReactNode;
  children: ReactNode;
};

export function WalletProvider({ kit, theme, id, accountExtras, children }: WalletProviderProps) {
  if (id !== undefined) checkId(id);
  if (theme !== undefined) checkTheme(theme);
  const scope = id ?? "";
  useThemeSheet(theme, scope);
  const context = useMemo(() => ({ kit, id: scope }), [kit, scope]);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const stop = kit.start();
    // From here on the kit itself says whether somebody comes back; until now the page's head did.
    document.documentElement.removeAttribute("data-returning");
    setStarted(true);
    return stop;
  }, [kit]);

  return (
    <KitContext value={context}>
      {children}
      {started && (
        <KitScope>
          <WalletDialogs accountExtras={accountExtras} />
        </KitScope>
      )}
    </KitContext>
  );
}

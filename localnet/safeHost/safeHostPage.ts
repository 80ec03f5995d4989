// The host page's HTML.
import type { HostSettings } from "./hostSettings.ts";
import { strings } from "./strings.ts";

export function safeHostPage(settings: HostSettings): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(strings.pageTitle)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="safe-host.css">
<body>
<p role="status">${escaped(strings.opening)}</p>
<script src="safe-host.js" data-settings="${escaped(JSON.stringify(settings))}"></script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

// The HTML of the phone's page.
import type { PhoneSettings } from "./page/phoneSettings.ts";
import { strings } from "./page/strings.ts";

export function phonePage(settings: PhoneSettings): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(strings.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="phone.css">
</head>
<body>
<main class="phone">
<header>
<svg class="landscape" viewBox="0 0 400 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<circle class="sun" cx="316" cy="34" r="15"/>
<path class="hill-1" d="M0 58c70-26 130-18 200-2s140 12 200-14v54H0z"/>
<path class="hill-2" d="M0 76c60-16 150-20 230-6s120 6 170-8v34H0z"/>
<path class="hill-3" d="M0 84c90 14 170-10 260-4s100 8 140 2v14H0z"/>
</svg>
<h1 tabindex="-1">${escaped(strings.name)}</h1>
<p>${escaped(strings.lede)}</p>
</header>
<p class="status" role="status">${escaped(strings.waking)}</p>
</main>
<script src="phone.js" data-settings="${escaped(JSON.stringify(settings))}"></script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

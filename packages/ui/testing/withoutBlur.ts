// Takes the blur behind dialogs from the pages of a file of tests: software draws nothing more slowly.
const sheet = new CSSStyleSheet();
sheet.replaceSync("::backdrop { backdrop-filter: none !important }");
document.adoptedStyleSheets.push(sheet);

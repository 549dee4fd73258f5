import style from './sheet.css?inline';

/** Print styles of the letterhead. Loaded late, because no screen shows it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

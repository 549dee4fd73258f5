import style from './sheet.css?inline';

/** The look of a letterhead on paper. No screen shows one, so no page waits for it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

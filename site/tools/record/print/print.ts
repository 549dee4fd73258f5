import look from './print.css?inline';

/** The look of a job on paper. It comes with the job: the page that lists jobs does not carry it. */
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
}

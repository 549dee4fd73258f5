// Inlined into the head: of a page that was cut off on the way, or whose scripts did not load, nothing else runs.
// Shows a notice whose button reloads the page. What was typed comes back after the reload.
(() => {
  const cutOffAfterMs = 6000;
  const notice = document.getElementById('load-failure').content.firstElementChild;
  const show = () => {
    if (!notice.isConnected) (document.querySelector('h1') ?? document.head).before(notice);
  };
  const fields = () => [...document.querySelectorAll('main :is(input:not([type=file]), select, textarea)[id]')];
  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio';

  notice.querySelector('button').onclick = () => {
    const typed = fields().map((field) => [field.id, isChoice(field) ? field.checked : field.value]);
    try {
      sessionStorage.typed = JSON.stringify([location.pathname, Object.fromEntries(typed)]);
    } catch {
      // Without storage the fields are empty after the reload.
    }
    location.reload();
  };

  // React listens to events of a value that was set by the prototype's own setter.
  const fill = (field, value) => {
    if (isChoice(field)) {
      if (field.checked !== value) field.click();
      return;
    }
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  };

  addEventListener('vite:preloadError', show);
  addEventListener('astro:hydration-error', show);
  addEventListener('error', ({ target }) => target?.localName === 'script' && show(), true);
  // Every page has the footer after its main part.
  setTimeout(() => document.querySelector('body > footer') ?? show(), cutOffAfterMs);
  addEventListener('DOMContentLoaded', () => {
    try {
      const [path, typed] = JSON.parse(sessionStorage.typed ?? '[]');
      sessionStorage.removeItem('typed');
      if (path !== location.pathname) return;
      for (const field of fields()) if (field.id in typed) fill(field, typed[field.id]);
    } catch {
      // Nothing to bring back.
    }
  });
})();

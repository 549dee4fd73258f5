/** Language links: offers a translation, and loads `language-switch.ts` when the visitor changes the language. */

const links = document.querySelectorAll<HTMLAnchorElement>('[data-twin]');
const loadSwitch = () => import('./language-switch.ts');

for (const link of links) {
  link.addEventListener('click', async (event) => {
    // A new tab or window gets the plain link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    await loadSwitch()
      .then(({ prepareLink }) => prepareLink(link))
      .catch(() => {});
    location.href = link.href;
  });
}

try {
  if (sessionStorage.twin) void loadSwitch().then(({ restorePosition }) => restorePosition());
  if (!localStorage.language) for (const link of links) if (navigator.language.startsWith(link.lang)) showOffer(link);
} catch {
  // Without storage nothing is offered: it would be offered on every page.
}

/** A browser in the language of a translation sees "Also in English", in that language, in place of the name of the language. */
function showOffer(link: HTMLAnchorElement) {
  link.textContent = link.dataset.twin ?? '';
  link.classList.add('twin-offer');
}

export {};

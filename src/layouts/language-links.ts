/** Language links: loads `language-switch.ts` when a reader changes the language or may be offered another. */

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
  if (!localStorage.language)
    for (const link of links)
      if (link.dataset.twin && navigator.language.startsWith(link.lang))
        void loadSwitch().then(({ showOffer }) => showOffer(link));
} catch {
  // Without storage nothing is offered: it would be offered on every page.
}

export {};

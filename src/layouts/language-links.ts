/** Links to the same page in another language. What they take along, and the offer, are fetched when somebody needs them. */

const links = document.querySelectorAll<HTMLAnchorElement>('[data-twin]');
const late = () => import('./language-switch.ts');

for (const link of links) {
  link.addEventListener('click', async (event) => {
    // A new tab or window gets the plain link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    await late()
      .then(({ leave }) => leave(link))
      .catch(() => {});
    location.href = link.href;
  });
}

try {
  if (sessionStorage.twin) void late().then(({ arrive }) => arrive());
  if (!localStorage.language)
    for (const link of links)
      if (link.dataset.twin && navigator.language.startsWith(link.lang)) void late().then(({ offer }) => offer(link));
} catch {
  // A browser that refuses to keep anything is offered nothing: it would be offered again and again.
}

export {};

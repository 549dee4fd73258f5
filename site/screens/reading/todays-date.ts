/** A legal text applies as published on the day it is read: its date follows the reader's day. */
for (const slot of document.querySelectorAll('[data-today=date]')) {
  slot.textContent = new Date().toLocaleDateString(document.documentElement.lang, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

export {};

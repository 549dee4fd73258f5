/** Replaces a clicked play button by the video host's player. No request to the host before that click. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-player]') : null;
  if (!button?.dataset.player) return;
  const player = document.createElement('iframe');
  player.src = button.dataset.player;
  player.title = button.dataset.title ?? '';
  player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  button.replaceWith(player);
  player.focus();
});

export {};

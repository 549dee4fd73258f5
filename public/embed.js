// Gives every frame of this site on the page the height of what is in it.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/`));
  // More than any tool takes: a page is not stretched without end.
  const most = 20000;

  addEventListener('message', (message) => {
    if (message.origin !== origin) return;
    const height = message.data?.embedHeight;
    const frame = frames().find(({ contentWindow }) => contentWindow === message.source);
    if (!frame || !(height > 0 && height <= most)) return;
    // The page around it may have given the frame a border.
    frame.style.height = `${height + frame.offsetHeight - frame.clientHeight}px`;
  });

  // A frame that stood before this script has told already. It holds no secret, and may not have loaded yet.
  for (const frame of frames()) frame.contentWindow?.postMessage('embedHeight', '*');
})();

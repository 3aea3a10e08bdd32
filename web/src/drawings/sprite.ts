/**
 * Puts a file of `<symbol>`s into the page once, so that a tile is drawn by one `<use>`.
 * Returns a promise that everyone who needs the same file shares.
 */
export function spriteLoader(name: string, load: () => Promise<{ default: string }>): () => Promise<void> {
  let put: Promise<void> | undefined;
  return () =>
    (put ??= load().then(({ default: file }) => {
      const box = document.createElement('div');
      box.innerHTML = file;
      const sprite = box.firstElementChild;
      if (!sprite) throw new Error(`no drawings in ${name}`);
      sprite.setAttribute('aria-hidden', 'true');
      sprite.classList.add('unseen');
      document.body.prepend(sprite);
    }));
}

// The sheet of pictures: ours, and beside each the target's where there is one.

/** `targetOf` says in which folder a target lies, if anywhere. */
export function sheetOf(taken, targetOf) {
  const figures = taken.map(({ picture: name, target }) => {
    const folder = targetOf(target);
    const beside = folder ? picture(`file://${folder}/${target}`, 'target') : '';
    return `<section><h2>${name}</h2><div>${picture(name, 'ours')}${beside}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlor, every page</title>
<style>
  body { margin: 24px; font: 15px/22px system-ui; background: #eae2d2; }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; max-width: 48%; }
  img { max-width: 100%; max-height: 86vh; box-shadow: 0 2px 10px rgb(0 0 0 / 30%); }
</style>
${figures.join('\n')}
</html>
`;
}

const picture = (source, whose) =>
  `<figure><img src="${source}" alt="${whose}" loading="lazy"><figcaption>${whose}</figcaption></figure>`;

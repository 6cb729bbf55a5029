const { scenes, length, posterAt } = await import(`./${new URLSearchParams(location.search).get('video')}.js`);
const FADE = 0.45;

const roots = scenes.map((scene) => {
  const root = document.createElement('section');
  root.className = 'scene';
  root.innerHTML = scene.html;
  document.body.append(root);
  return root;
});

function seek(time) {
  scenes.forEach(({ from, to, draw }, index) => {
    const isLast = index === scenes.length - 1;
    const out = isLast ? 1 : Math.min(1, Math.max(0, (to - time) / FADE));
    roots[index].style.visibility = time >= from && time < to + (isLast ? 1 : 0) ? 'visible' : 'hidden';
    roots[index].style.opacity = String(out);
    draw(roots[index], time - from);
  });
}

await document.fonts.load('450 60px "Besley Variable"');
await Promise.all(['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 28px "Inter Variable"`)));
seek(0);
globalThis.video = { length, posterAt, seek };

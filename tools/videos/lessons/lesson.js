// One video of the learning area, from what its chapter says: the stage of the product's own videos, with room at the
// bottom for the captions.
import { mark } from '../scenes/pieces.js';
import { appear, enters } from '../scenes/timeline.js';
import { bars, lineKind, printed } from './lines.mjs';
import { beginnings, linesAt, TITLE_AT } from './timing.mjs';

const { title, place, scenes: told } = JSON.parse(new URLSearchParams(location.search).get('lesson'));
const style = document.createElement('link');
style.rel = 'stylesheet';
style.href = new URL('lesson.css', import.meta.url).href;
document.head.append(style);
await new Promise((go) => style.addEventListener('load', go));

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

const HTML = {
  quote: ({ text }) => `<p class="part quote">${safe(text)}</p>`,
  result: ({ text }) => `<p class="part result"><span>=</span> ${safe(text)}</p>`,
  named: ({ name, text }) => `<p class="part named"><b>${safe(name)}</b> ${safe(text)}</p>`,
  words: ({ text }) => `<p class="part words">${safe(text)}</p>`,
  row: ({ name, value }, share) => `
    <div class="part row"><span>${safe(name)}</span>
      ${share === undefined ? '' : `<i class="track"><i class="bar" data-share="${share}"></i></i>`}<b>${safe(value)}</b></div>`,
};

function pictureOf(scene, number) {
  const lines = scene.show.map(lineKind);
  const shares = bars(lines) ?? [];
  return `
    <div class="steps">${told.map((_, index) => `<i class="${index <= number ? 'done' : ''}"></i>`).join('')}</div>
    <p class="head">${mark(30)} <span>${safe(printed(title))}</span></p>
    <h1>${safe(printed(scene.title))}</h1>
    <div class="lines ${lines.length > 4 ? 'many' : ''} ${shares.length > 0 ? 'barred' : ''}">
      ${lines.map((line, index) => HTML[line.kind](line, shares[index])).join('')}
    </div>`;
}

const cover = {
  from: -2,
  to: 0,
  html: `<div class="cover">${mark(64)}<p>${safe(place)}</p><h1>${safe(printed(title))}</h1></div>`,
  draw: () => undefined,
};

const starts = beginnings(told);
export const length = told.reduce((sum, { seconds }) => sum + seconds, 0);
export const posterAt = -1;
export const scenes = [
  cover,
  ...told.map((scene, index) => ({
    from: starts[index],
    to: starts[index] + scene.seconds,
    html: pictureOf(scene, index),
    draw(root, time) {
      appear(root.querySelector('h1'), enters(time, TITLE_AT));
      const at = linesAt(scene);
      root.querySelectorAll('.part').forEach((part, line) => {
        const amount = enters(time, at[line]);
        appear(part, amount, 14);
        const bar = part.querySelector('.bar');
        if (bar) bar.style.width = `${bar.dataset.share * amount * 100}%`;
      });
    },
  })),
];

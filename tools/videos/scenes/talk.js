import { appear, between, drawn, enters } from './timeline.js';

/** A scene that says something: a title, a sentence, and a drawing whose parts come in one after the other. */
export const talk = ({ from, to, title, text, drawing = '', note = '' }) => ({
  from,
  to,
  html: `<h1>${title}</h1><p class="line">${text}</p>
    <svg width="1088" height="330" style="position:absolute;left:96px;top:318px">${drawing}</svg>
    ${note && `<p class="example">${note}</p>`}`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.2));
    appear(root.querySelector('p.line'), enters(time, 0.8));
    root.querySelectorAll('.part').forEach((part, index) => {
      part.style.opacity = String(enters(time, 1.2 + index * 0.18));
    });
    root
      .querySelectorAll('.drawn')
      .forEach((path, index) => drawn(path, between(time, 1.6 + index * 0.4, 3.4 + index * 0.4)));
  },
});

const text = (x, y, words, { size = 22, weight = 500, anchor = 'start', fill = 'var(--k-ink-2)' } = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${words}</text>`;

/** Bars of shares, the first at the bottom. */
export const stacks = (years, parts) =>
  years
    .map(([name, shares], year) => {
      let top = 280;
      const bar = shares
        .map((share, part) => {
          const height = share * 2.6;
          top -= height;
          return `<rect class="part" x="${80 + year * 190}" y="${top}" width="120" height="${height - 3}" rx="3" fill="var(--k-series-${parts[part][1]})"/>`;
        })
        .join('');
      return bar + text(140 + year * 190, 318, name, { anchor: 'middle' });
    })
    .join('') +
  parts
    .map(
      ([name, tone], part) =>
        `<g class="part"><rect x="700" y="${208 - part * 56}" width="24" height="24" rx="4" fill="var(--k-series-${tone})"/>${text(740, 228 - part * 56, name, { size: 24 })}</g>`,
    )
    .join('');

/** Pairs of bars from a line. */
export const pairs = (months, tones) =>
  `<path d="M0 280H1088" stroke="var(--k-chart-axis)" stroke-width="2"/>${months
    .map(
      ([name, ...values], month) =>
        values
          .map(
            (value, index) =>
              `<rect class="part" x="${60 + month * 170 + index * 46}" y="${280 - value * 2.4}" width="40" height="${value * 2.4}" rx="3" fill="var(--k-series-${tones[index]})"/>`,
          )
          .join('') + text(106 + month * 170, 318, name, { anchor: 'middle' }),
    )
    .join('')}`;

/** Cards with a figure and a small line. */
export const cards = (entries) =>
  entries
    .map(
      ([name, figure, points], index) =>
        `<g class="part" transform="translate(${index * 370} 0)"><rect width="348" height="230" rx="14" fill="var(--k-surface)" stroke="var(--k-line)"/>${text(28, 50, name, { size: 22 })}${text(28, 116, figure, { size: 46, weight: 600, fill: 'var(--k-ink-1)' })}</g><g transform="translate(${index * 370} 0)"><path class="drawn" pathLength="1" d="M${points.map((y, x) => `${28 + x * 58} ${y}`).join('L')}" fill="none" stroke="var(--k-series-1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    )
    .join('');

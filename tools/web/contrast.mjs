// Checks every text pair and chart series of tokens.css. Run: node contrast.mjs
import { readFileSync } from 'node:fs';
const css = readFileSync(new URL('../../apps/web/src/theme/tokens.css', import.meta.url), 'utf8');
const T = { light: {}, dark: {} };
for (const [, n, l, d] of css.matchAll(/--k-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)) {
  T.light[n] = l;
  T.dark[n] = d;
}
const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16) / 255);
const lin = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const lum = (h) => {
  const [r, g, b] = rgb(h).map(lin);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const cr = (a, b) => {
  const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};
const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover', 'selected'];
const pairs = [];
for (const g of grounds)
  for (const i of ['ink-1', 'ink-2', 'ink-3', 'primary-ink', 'rivet-ink', 'positive', 'negative', 'caution'])
    pairs.push([i, g, 4.5]);
for (const m of ['positive', 'caution', 'negative'])
  for (const i of [m, 'ink-1', 'ink-2']) pairs.push([i, m + '-soft', 4.5]);
pairs.push(
  ['rivet-ink', 'rivet-soft', 4.5],
  ['ink-1', 'rivet-soft', 4.5],
  ['ink-2', 'rivet-soft', 4.5],
  ['primary-ink', 'primary-soft', 4.5],
  ['ink-2', 'primary-soft', 4.5],
);
pairs.push(
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary', 'primary-active', 4.5],
  ['ink-inverse', 'negative-fill', 4.5],
  ['paper', 'ink-1', 4.5],
);
for (const g of ['paper', 'surface', 'raised'])
  pairs.push(['line-control', g, 3], ['focus', g, 3], ['rivet', g, 3], ['primary', g, 3]);
let bad = 0,
  min = 99;
for (const th of ['light', 'dark'])
  for (const [f, b, need] of pairs) {
    const c = cr(T[th][f], T[th][b]);
    if (need === 4.5) min = Math.min(min, c);
    if (c < need) {
      bad++;
      console.log(`FAIL ${th} ${f} on ${b}: ${c.toFixed(2)} < ${need}`);
    }
  }
// colour-blind distance of chart series (Machado 2009, severity 1; OKLab distance x 100)
const M = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const oklab = (c) => {
  const [r, g, b] = c;
  const f = (x, y, z) => Math.cbrt(x * r + y * g + z * b);
  const l = f(0.4122214708, 0.5363325363, 0.0514459929),
    m = f(0.2119034982, 0.6806995451, 0.1073969566),
    s = f(0.0883024619, 0.2817188376, 0.6299787005);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
for (const th of ['light', 'dark']) {
  for (let i = 1; i <= 6; i++) {
    const c = cr(T[th]['series-' + i], T[th].surface);
    if (c < 2) {
      bad++;
      console.log(`FAIL ${th} series-${i} on surface ${c.toFixed(2)}`);
    }
  }
  for (const [k, m] of Object.entries(M)) {
    let worst = [99];
    for (let i = 1; i < 6; i++)
      for (let j = i + 1; j <= 6; j++) {
        const sim = (n) =>
          oklab(
            m.map((r) =>
              Math.max(
                0,
                Math.min(
                  1,
                  r.reduce((s, w, q) => s + w * rgb(T[th]['series-' + n]).map(lin)[q], 0),
                ),
              ),
            ),
          );
        const a = sim(i),
          b = sim(j),
          d = 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        if (d < worst[0]) worst = [d, i, j];
      }
    console.log(`${th} ${k}: closest series ${worst[1]}/${worst[2]} distance ${worst[0].toFixed(1)} (want >= 9)`);
    if (worst[0] < 9) bad++;
  }
}
console.log(`${pairs.length * 2} pairs, lowest text contrast ${min.toFixed(2)}, ${bad} failures`);
process.exit(bad ? 1 : 0);

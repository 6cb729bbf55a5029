// Checks every text pair and chart series of tokens.css. Run: node contrast.mjs
import { readFileSync } from 'node:fs';
const css = readFileSync(new URL('../../apps/web/src/theme/tokens.css', import.meta.url), 'utf8');
const T = { light: {}, dark: {} };
for (const [, n, l, d] of css.matchAll(/--k-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)) { T.light[n] = l; T.dark[n] = d; }
const rgb = h => [1, 3, 5].map(i => parseInt(h.slice(i, i + 2), 16) / 255);
const lin = c => (c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
const lum = h => { const [r, g, b] = rgb(h).map(lin); return .2126 * r + .7152 * g + .0722 * b; };
const cr = (a, b) => { const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover', 'selected'];
const pairs = [];
for (const g of grounds) for (const i of ['ink-1', 'ink-2', 'ink-3', 'primary-ink', 'rivet-ink', 'positive', 'negative', 'caution']) pairs.push([i, g, 4.5]);
for (const m of ['positive', 'caution', 'negative']) for (const i of [m, 'ink-1', 'ink-2']) pairs.push([i, m + '-soft', 4.5]);
pairs.push(['rivet-ink', 'rivet-soft', 4.5], ['ink-1', 'rivet-soft', 4.5], ['ink-2', 'rivet-soft', 4.5], ['primary-ink', 'primary-soft', 4.5], ['ink-2', 'primary-soft', 4.5]);
pairs.push(['on-primary', 'primary', 4.5], ['on-primary', 'primary-hover', 4.5], ['on-primary', 'primary-active', 4.5], ['ink-inverse', 'negative-fill', 4.5], ['paper', 'ink-1', 4.5]);
for (const g of ['paper', 'surface', 'raised']) pairs.push(['line-control', g, 3], ['focus', g, 3], ['rivet', g, 3], ['primary', g, 3]);
let bad = 0, min = 99;
for (const th of ['light', 'dark']) for (const [f, b, need] of pairs) {
  const c = cr(T[th][f], T[th][b]); if (need === 4.5) min = Math.min(min, c);
  if (c < need) { bad++; console.log(`FAIL ${th} ${f} on ${b}: ${c.toFixed(2)} < ${need}`); }
}
// colour-blind distance of chart series (Machado 2009, severity 1; OKLab distance x 100)
const M = { normal: [[1,0,0],[0,1,0],[0,0,1]],
  protan: [[.152286,1.052583,-.204868],[.114503,.786281,.099216],[-.003882,-.048116,1.051998]],
  deutan: [[.367322,.860646,-.227968],[.280085,.672501,.047413],[-.01182,.04294,.968881]],
  tritan: [[1.255528,-.076749,-.178779],[-.078411,.930809,.147602],[.004733,.691367,.3039]] };
const oklab = c => { const [r, g, b] = c; const f = (x, y, z) => Math.cbrt(x * r + y * g + z * b);
  const l = f(.4122214708,.5363325363,.0514459929), m = f(.2119034982,.6806995451,.1073969566), s = f(.0883024619,.2817188376,.6299787005);
  return [.2104542553*l+.793617785*m-.0040720468*s, 1.9779984951*l-2.428592205*m+.4505937099*s, .0259040371*l+.7827717662*m-.808675766*s]; };
for (const th of ['light', 'dark']) {
  for (let i = 1; i <= 6; i++) { const c = cr(T[th]['series-' + i], T[th].surface); if (c < 2) { bad++; console.log(`FAIL ${th} series-${i} on surface ${c.toFixed(2)}`); } }
  for (const [k, m] of Object.entries(M)) { let worst = [99];
    for (let i = 1; i < 6; i++) for (let j = i + 1; j <= 6; j++) {
      const sim = n => oklab(m.map(r => Math.max(0, Math.min(1, r.reduce((s, w, q) => s + w * rgb(T[th]['series-' + n]).map(lin)[q], 0)))));
      const a = sim(i), b = sim(j), d = 100 * Math.hypot(a[0]-b[0], a[1]-b[1], a[2]-b[2]); if (d < worst[0]) worst = [d, i, j]; }
    console.log(`${th} ${k}: closest series ${worst[1]}/${worst[2]} distance ${worst[0].toFixed(1)} (want >= 9)`); if (worst[0] < 9) bad++; }
}
console.log(`${pairs.length * 2} pairs, lowest text contrast ${min.toFixed(2)}, ${bad} failures`); process.exit(bad ? 1 : 0);

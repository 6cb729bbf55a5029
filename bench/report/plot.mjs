import { goals, meets } from './goals.mjs';

const WIDTH = 920;
const ROW = 26;
const LEFT = 250;
const BAR = 430;
const TOP = 64;
const LEAST = 0.5;
const MOST = 8;

const STYLE = `
  :root { --ink: #1c2430; --soft: #5b6675; --line: #d5dae1; --met: #1f6f78; --missed: #b4541a; --ground: #ffffff;
    --a: #1f6f78; --b: #b4541a; --c: #6a4c93; --d: #40719c; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8ecf1; --soft: #a3aebb; --line: #3a4451; --met: #58b8c2;
    --missed: #f0935a; --ground: #12171e; --a: #58b8c2; --b: #f0935a; --c: #b79be0; --d: #84b8e6; } }
  text { font: 13px system-ui, sans-serif; fill: var(--ink); }
  .title { font-size: 16px; font-weight: 600; } .soft { fill: var(--soft); font-size: 12px; }
  .ground { fill: var(--ground); } .line { stroke: var(--line); fill: none; } .goal { stroke: var(--ink); }
  .met { fill: var(--met); } .missed { fill: var(--missed); }
  .curve { fill: none; stroke-width: 2; }`;

const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const text = (x, y, words, kind = '', anchor = 'start') =>
  `<text x="${x}" y="${y}" class="${kind}" text-anchor="${anchor}">${escaped(words)}</text>`;
const short = (number) => (number >= 100 ? String(Math.round(number)) : number.toFixed(2));

/** How many times its goal a figure reaches; from 1 on it is met. */
function reached({ goal, ratio, value }) {
  if (goal.ratioAtLeast !== undefined) return ratio / goal.ratioAtLeast;
  return goal.ratioAtMost === undefined ? goal.valueAtMost / value : goal.ratioAtMost / ratio;
}

const xOf = (times) => LEFT + (BAR * Math.log(Math.min(MOST, Math.max(LEAST, times)) / LEAST)) / Math.log(MOST / LEAST);

function goalRows(results) {
  return results.map((result, index) => {
    const y = TOP + index * ROW;
    const times = reached(result);
    const met = meets(result.goal, result);
    const figure = result.ratio === null ? `${short(result.value)} ${result.unit}` : short(result.ratio);
    return [
      text(LEFT - 12, y + 15, result.name, '', 'end'),
      `<rect x="${LEFT}" y="${y + 3}" width="${Math.max(2, xOf(times) - LEFT).toFixed(1)}" height="${ROW - 9}" rx="2" class="${met ? 'met' : 'missed'}"/>`,
      text(xOf(Math.max(times, 1)) + 8, y + 15, `${figure}, goal ${result.goal.text}${met ? '' : ' – missed'}`),
    ].join('');
  });
}

function goalPanel(results) {
  const bottom = TOP + results.length * ROW;
  const marks = [0.5, 1, 2, 4, 8].map((times) => {
    const x = xOf(times).toFixed(1);
    const kind = times === 1 ? 'goal' : 'line';
    return `<line x1="${x}" x2="${x}" y1="${TOP - 4}" y2="${bottom}" class="${kind}"/>${text(x, TOP - 10, `${times} ×`, 'soft', 'middle')}`;
  });
  const title = text(16, 26, 'How many times its goal each figure reaches', 'title');
  return { height: bottom, body: [title, ...marks, ...goalRows(results)].join('\n') };
}

/** The heights of labels, moved down where two would touch. */
function labelsApart(heights) {
  const apart = [...heights];
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  for (const [place, index] of order.entries())
    if (place > 0) apart[index] = Math.max(apart[index], apart[order[place - 1]] + 16);
  return apart;
}

function growthPanel(results, top) {
  const [left, right, upper, lower] = [64, WIDTH - 170, top + 60, top + 320];
  const all = results.flatMap(({ bySize }) => bySize);
  if (all.length === 0) return { height: top, body: '' };
  const range = (values) => [Math.min(...values), Math.max(...values)];
  const [x0, x1] = range(all.map(({ events }) => events)).map(Math.log);
  // Whole powers of ten, so that noise does not look like growth.
  const [least, most] = range(all.map(({ ms }) => Math.log10(ms)));
  const powers = Array.from(
    { length: Math.ceil(most) - Math.floor(least) + 1 },
    (_, n) => 10 ** (Math.floor(least) + n),
  );
  const [y0, y1] = range(powers).map(Math.log);
  const x = (events) => left + ((right - left) * (Math.log(events) - x0)) / (x1 - x0);
  const y = (ms) => lower - ((lower - upper) * (Math.log(ms) - y0)) / (y1 - y0 || 1);
  const ticks = [...new Set(all.map(({ events }) => events))].map(
    (events) =>
      `<line x1="${x(events)}" x2="${x(events)}" y1="${upper}" y2="${lower}" class="line"/>${text(x(events), lower + 18, events.toLocaleString('en-GB'), 'soft', 'middle')}`,
  );
  const levels = powers.map(
    (ms) =>
      `<line x1="${left}" x2="${right}" y1="${y(ms)}" y2="${y(ms)}" class="line"/>${text(left - 10, y(ms) + 4, ms, 'soft', 'end')}`,
  );
  const labelled = labelsApart(results.map(({ bySize }) => y(bySize.at(-1).ms)));
  const curves = results.map(({ name, bySize }, index) => {
    const colour = `var(--${'abcd'[index]})`;
    const points = bySize.map(({ events, ms }) => `${x(events).toFixed(1)},${y(ms).toFixed(1)}`);
    const dots = points.map(
      (point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3.5" fill="${colour}"/>`,
    );
    const last = bySize.at(-1);
    const label = `${name.split('-')[1]} ${short(last.ms)} ms`;
    return `<polyline points="${points.join(' ')}" class="curve" stroke="${colour}"/>${dots.join('')}${text(right + 12, labelled[index] + 4, label)}`;
  });
  const head = [
    text(16, top + 26, 'The same questions over a growing log', 'title'),
    text(16, top + 46, 'median in ms, logarithmic, by number of events', 'soft'),
  ];
  return { height: lower + 36, body: [...head, ...ticks, ...levels, ...curves].join('\n') };
}

/** The figures beside their goals, and growth, as one picture that is legible on light and dark grounds. */
export function plotOf(results) {
  const withGoals = Object.keys(goals).flatMap((name) => results.filter((each) => each.name === name));
  const first = goalPanel(withGoals.map((each) => ({ ...each, goal: goals[each.name] })));
  const second = growthPanel(
    results.filter(({ bySize }) => bySize),
    first.height + 20,
  );
  const height = second.height + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Benchmark figures beside their goals">
<style>${STYLE}</style>
<rect class="ground" width="100%" height="100%"/>
${first.body}
${second.body}
</svg>
`;
}

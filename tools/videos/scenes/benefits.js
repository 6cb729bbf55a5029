import { drawMark, line, mark } from './pieces.js';
import { appear, between, drawn, enters, pounds } from './timeline.js';

const opening = {
  from: 0,
  to: 5,
  html: `<div class="centre">${mark(120)}<h1 style="margin-top:40px">What Keelson does for you</h1><p class="line">The timber that nobody sees and everything stands on.</p></div>`,
  draw(root, time) {
    drawMark(root, time);
    appear(root.querySelector('h1'), enters(time, 1));
    appear(root.querySelector('p'), enters(time, 2));
  },
};

const ledger = [
  ['Sales', 84_200],
  ['Cost of sales', -31_700],
  ['Wages', -24_900],
  ['Overheads', -14_300],
  ['What you kept', 13_300],
];

const accounts = {
  from: 5,
  to: 14,
  html: `<h1>Your books, read for you</h1><p class="line">Connect Xero or QuickBooks once. The figures arrive by themselves.</p>
    <div class="card" style="left:96px;top:290px;width:1088px;height:340px">
      <svg width="1032" height="284">${ledger.map(([name, value], index) => `<g class="row" transform="translate(0 ${30 + index * 54})"><text font-size="23" fill="var(--k-ink-1)" font-weight="${index === 4 ? 600 : 400}">${name}</text><rect x="330" y="-20" height="26" rx="4" width="${Math.abs(value) / 180}" fill="${index === 4 ? 'var(--k-series-1)' : 'var(--k-series-5)'}"/><text class="value" x="1032" text-anchor="end" font-size="23" font-weight="600" fill="var(--k-ink-1)"></text></g>`).join('')}</svg>
    </div><p class="example">Example figures, one month</p>`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.2));
    appear(root.querySelector('p.line'), enters(time, 0.9));
    appear(root.querySelector('.card'), enters(time, 1.4));
    root.querySelectorAll('.row').forEach((row, index) => {
      const amount = between(time, 2 + index * 0.7, 3.2 + index * 0.7);
      const value = ledger[index][1];
      row.style.opacity = String(Math.min(1, amount * 2));
      row.querySelector('rect').setAttribute('width', String((Math.abs(value) / 180) * amount));
      row.querySelector('.value').textContent = pounds(value * amount);
    });
  },
};

const balance = [
  [0, 60],
  [100, 84],
  [200, 120],
  [300, 96],
  [400, 150],
  [500, 190],
  [600, 232],
  [700, 176],
  [800, 128],
  [900, 92],
  [1030, 70],
];

const waterline = {
  from: 14,
  to: 23,
  html: `<h1>Enough cash, not just how much</h1><p class="line">Your balance, drawn against one month of wages and overheads.</p>
    <div class="card" style="left:96px;top:290px;width:1088px;height:340px">
      <svg width="1032" height="284">
        <rect class="water" x="0" y="184" width="1032" height="100" fill="var(--k-chart-water)"/>
        <path class="mark-line" pathLength="1" d="M0 184H1032" stroke="var(--k-ink-3)" stroke-width="2" fill="none"/>
        <text class="name" x="0" y="208" font-size="18" fill="var(--k-ink-3)">One month of costs</text>
        ${line(balance, 'var(--k-series-1)', 5)}
        <g class="point" transform="translate(600 232)"><circle r="10" fill="var(--k-rivet)"/><text y="36" text-anchor="middle" font-size="20" font-weight="600" fill="var(--k-rivet-ink)">The low point, seen in time</text></g>
      </svg>
    </div><p class="example">Example figures</p>`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.2));
    appear(root.querySelector('p.line'), enters(time, 0.9));
    appear(root.querySelector('.card'), enters(time, 1.4));
    root.querySelector('.water').style.opacity = String(enters(time, 2));
    root.querySelector('.name').style.opacity = String(enters(time, 2.2));
    drawn(root.querySelector('.mark-line'), between(time, 2, 3));
    drawn(root.querySelector('.drawn'), between(time, 2.8, 6));
    root.querySelector('.point').style.opacity = String(enters(time, 6));
  },
};

const whatIf = {
  from: 23,
  to: 31,
  html: `<h1>Try a change before you make it</h1><p class="line">What if customers paid ten days sooner?</p>
    <div class="card" style="left:96px;top:290px;width:640px;height:250px"><h2>Days until customers pay</h2>
      <svg width="584" height="140" style="margin-top:24px"><path d="M0 70H584" stroke="var(--k-line)" stroke-width="8" stroke-linecap="round"/><path class="track" pathLength="1" d="M438 70H292" stroke="var(--k-primary)" stroke-width="8" fill="none"/><g class="thumb"><circle cy="70" r="20" fill="var(--k-surface)" stroke="var(--k-primary)" stroke-width="4"/><text class="days" y="28" text-anchor="middle" font-size="26" font-weight="600" fill="var(--k-ink-1)"></text></g></svg></div>
    <div class="card" style="left:760px;top:290px;width:424px;height:250px"><h2>Cash released</h2><p class="figure" style="font-size:60px;margin-top:26px"></p><p class="note">in your bank instead of theirs</p></div>
    <p class="example">Example figures</p>`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.2));
    appear(root.querySelector('p.line'), enters(time, 0.9));
    root.querySelectorAll('.card').forEach((card, index) => appear(card, enters(time, 1.4 + index * 0.4)));
    const moved = between(time, 3, 5.5);
    root.querySelector('.thumb').setAttribute('transform', `translate(${438 - 146 * moved} 0)`);
    root.querySelector('.days').textContent = `${Math.round(42 - 10 * moved)} days`;
    drawn(root.querySelector('.track'), moved);
    root.querySelector('.figure').textContent = pounds(27_700 * moved);
  },
};

const areas = [
  ['Finance', 0.44],
  ['Marketing', 0.62],
  ['Leadership', 0.71],
  ['Processes', 0.83],
];

const learning = {
  from: 31,
  to: 37,
  html: `<h1>Learn what moves the figures</h1><p class="line">Short chapters, starting where your answers are weakest.</p>
    <div class="card" style="left:96px;top:290px;width:1088px;height:290px">
      <svg width="1032" height="234">${areas.map(([name], index) => `<g class="area" transform="translate(0 ${34 + index * 58})"><text font-size="23" font-weight="${index === 0 ? 600 : 400}" fill="var(--k-ink-1)">${name}</text><rect x="240" y="-18" width="640" height="22" rx="11" fill="var(--k-sunken)"/><rect class="fill" x="240" y="-18" height="22" rx="11" fill="${index === 0 ? 'var(--k-rivet)' : 'var(--k-series-1)'}"/><text class="share" x="1032" text-anchor="end" font-size="22" font-weight="600" fill="${index === 0 ? 'var(--k-rivet-ink)' : 'var(--k-ink-2)'}"></text></g>`).join('')}</svg>
    </div><p class="example">Example figures</p>`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.2));
    appear(root.querySelector('p.line'), enters(time, 0.9));
    appear(root.querySelector('.card'), enters(time, 1.2));
    root.querySelectorAll('.area').forEach((area, index) => {
      const share = areas[index][1] * between(time, 1.6 + index * 0.4, 3 + index * 0.4);
      area.querySelector('.fill').setAttribute('width', String(640 * share));
      area.querySelector('.share').textContent =
        index === 0 && time > 4 ? 'Start here' : `${Math.round(share * 100)} %`;
    });
  },
};

const closing = {
  from: 37,
  to: 40,
  html: `<div class="centre"><h1>Ready for the next step</h1><p class="line">See how you compare with businesses like yours.</p></div>`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.1));
    appear(root.querySelector('p'), enters(time, 0.6));
  },
};

export const length = 40;
export const posterAt = 21.5;
export const scenes = [opening, accounts, waterline, whatIf, learning, closing];

import { line, mark, drawMark } from './pieces.js';
import { appear, between, drawn, enters } from './timeline.js';

const answers = [
  ['Am I making money?', '15.8p', 'kept of every £1 of sales'],
  ['Do I have cash?', '2.4 months', 'of costs in the bank'],
  ['What do I do next?', 'One thing', 'chosen from your own answers'],
];

const drawings = [
  line(
    [
      [0, 50],
      [58, 38],
      [116, 44],
      [174, 24],
      [232, 28],
      [292, 8],
    ],
    'var(--k-series-1)',
  ),
  `<path d="M0 44H292" stroke="var(--k-chart-axis)" stroke-width="2" stroke-dasharray="6 6"/>${line(
    [
      [0, 12],
      [58, 26],
      [116, 18],
      [174, 34],
      [232, 20],
      [292, 6],
    ],
    'var(--k-series-1)',
  )}`,
  `<circle cx="8" cy="30" r="8" fill="var(--k-rivet)"/>${line(
    [
      [30, 30],
      [292, 30],
    ],
    'var(--k-line)',
    6,
  )}`,
];

const welcome = {
  from: 0,
  to: 5.5,
  html: `<div class="centre">${mark(148)}<h1 style="margin-top:44px">Thank you for signing up</h1><p class="line">Here is what you will have by the end.</p></div>`,
  draw(root, time) {
    drawMark(root, time);
    appear(root.querySelector('h1'), enters(time, 1.4));
    appear(root.querySelector('p'), enters(time, 2.4));
  },
};

const threeAnswers = {
  from: 5.5,
  to: 13,
  html: `<h1>Three answers, on one page</h1>
    ${answers.map(([question, figure, note], index) => `<div class="card" style="left:${96 + index * 370}px;top:236px;width:348px;height:280px"><h2>${question}</h2><p class="figure">${figure}</p><p class="note">${note}</p><svg width="292" height="60" style="margin-top:26px">${drawings[index]}</svg></div>`).join('')}
    <p class="example">Example figures</p>`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.2));
    root.querySelectorAll('.card').forEach((card, index) => {
      appear(card, enters(time, 0.9 + index * 1.3));
      drawn(card.querySelector('.drawn'), between(time, 1.5 + index * 1.3, 3.2 + index * 1.3));
    });
  },
};

const STEPS = 12;
const stepX = (index) => 116 + index * 95;

const twelveSteps = {
  from: 13,
  to: 20,
  html: `<h1>Twelve short steps</h1><p class="line">Stop at any of them. Everything is kept, and you go on where you left off.</p>
    <svg width="1280" height="200" style="position:absolute;left:0;top:400px">
      <path d="M${stepX(0)} 60H${stepX(STEPS - 1)}" stroke="var(--k-line)" stroke-width="4"/>
      <path class="keel" pathLength="1" d="M${stepX(0)} 60H${stepX(3)}" stroke="var(--k-positive)" stroke-width="4" fill="none"/>
      ${Array.from({ length: STEPS }, (_, index) => `<g class="step" transform="translate(${stepX(index)} 60)"><circle class="ring" r="26" fill="var(--k-surface)" stroke="var(--k-line-control)" stroke-width="2"/><circle class="done" r="26" fill="var(--k-positive)"/><path class="tick" d="M-9 1l6 6L10-7" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><text class="number" y="7" text-anchor="middle" font-size="20" font-weight="600" fill="var(--k-ink-3)">${index + 1}</text></g>`).join('')}
    </svg>`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.2));
    appear(root.querySelector('p'), enters(time, 0.9));
    drawn(root.querySelector('.keel'), between(time, 2, 5));
    root.querySelectorAll('.step').forEach((step, index) => {
      const done = index < 3 ? enters(time, 2 + index) : 0;
      step.style.opacity = String(enters(time, 0.9 + index * 0.07));
      for (const part of ['.done', '.tick']) step.querySelector(part).style.opacity = String(done);
      step.querySelector('.number').style.opacity = String(1 - done);
      const current = index === 3 ? enters(time, 5) : 0;
      step.querySelector('.ring').style.stroke = current > 0.5 ? 'var(--k-rivet)' : '';
      step.querySelector('.number').style.fill = current > 0.5 ? 'var(--k-rivet-ink)' : '';
    });
  },
};

const first = {
  from: 20,
  to: 25,
  html: `<div class="centre"><h1>First: fourteen questions about your company</h1><p class="line">About ten minutes. Then connect your accounts, when you like.</p></div>`,
  draw(root, time) {
    appear(root.querySelector('h1'), enters(time, 0.2));
    appear(root.querySelector('p'), enters(time, 1.2));
  },
};

export const length = 25;
export const posterAt = 11;
export const scenes = [welcome, threeAnswers, twelveSteps, first];

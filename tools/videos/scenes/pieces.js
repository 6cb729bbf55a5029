import { drawn, enters } from './timeline.js';

/** The mark, built as a keelson is: stem, frames, rivet. */
export const mark = (size) => `
  <svg class="mark" width="${size}" height="${size}" viewBox="0 0 36 36">
    <rect width="36" height="36" rx="9" fill="#0d5b66"/>
    <path class="stem" pathLength="1" d="M10.5 29V7" stroke="#fff" stroke-width="4.4" stroke-linecap="round" fill="none"/>
    <path class="arm" pathLength="1" d="M14.6 18C22.6 18 27 13.6 27 7.6" stroke="#fff" stroke-width="4.4" stroke-linecap="round" fill="none"/>
    <path class="arm" pathLength="1" d="M14.6 18C22.6 18 27 22.4 27 28.4" stroke="#fff" stroke-width="4.4" stroke-linecap="round" fill="none"/>
    <circle class="rivet" cx="10.5" cy="18" r="3.5" fill="#e8854a" stroke="#0d5b66" stroke-width="1.6"/>
  </svg>`;

export function drawMark(root, time) {
  const svg = root.querySelector('.mark');
  svg.style.opacity = String(enters(time, 0));
  drawn(svg.querySelector('.stem'), enters(time, 0.5));
  for (const arm of svg.querySelectorAll('.arm')) drawn(arm, enters(time, 1));
  const rivet = enters(time, 1.6);
  const circle = svg.querySelector('.rivet');
  circle.style.opacity = String(rivet);
  circle.setAttribute('r', String(3.5 + (1 - rivet) * 4));
}

/** A line through points, as a path whose length counts as 1. */
export const line = (points, colour, width = 4) =>
  `<path class="drawn" pathLength="1" d="M${points.map((point) => point.join(' ')).join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

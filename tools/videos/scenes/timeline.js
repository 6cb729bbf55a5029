const clamp = (value) => Math.min(1, Math.max(0, value));

/** 0 before `from`, 1 after `to`, eased out in between. */
export const between = (time, from, to) => 1 - (1 - clamp((time - from) / (to - from))) ** 3;

/** How far a part that comes in at `at` has come; 0.7 s. */
export const enters = (time, at) => between(time, at, at + 0.7);

export function appear(element, amount, rise = 18) {
  element.style.opacity = String(amount);
  element.style.transform = `translateY(${(1 - amount) * rise}px)`;
}

/** Draws a path from its start. The path carries pathLength="1". */
export function drawn(path, amount) {
  path.style.strokeDasharray = '1';
  path.style.strokeDashoffset = String(1 - amount);
  path.style.visibility = amount > 0 ? 'visible' : 'hidden';
}

export const pounds = (value) => `${value < 0 ? '\u2212' : ''}£${Math.abs(Math.round(value)).toLocaleString('en-GB')}`;

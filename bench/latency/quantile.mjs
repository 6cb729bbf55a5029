/** Of sorted times. */
export const quantileOf = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

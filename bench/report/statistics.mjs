export const sorted = (numbers) => numbers.toSorted((a, b) => a - b);

export function quantile(numbers, share) {
  const ordered = sorted(numbers);
  const at = (ordered.length - 1) * share;
  const [low, high] = [ordered[Math.floor(at)], ordered[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (numbers) => quantile(numbers, 0.5);

export const spread = (numbers) => ({ median: median(numbers), min: Math.min(...numbers), max: Math.max(...numbers) });

/** The ratios of two series whose entries belong together: each is taken inside one repetition. */
export const ratios = (ours, theirs) => ours.map((value, index) => value / theirs[index]);

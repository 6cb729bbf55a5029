import type { Viewer } from './viewer';

export const initialsOf = ({ name, surname }: Pick<Viewer, 'name' | 'surname'>): string => {
  const words = `${name} ${surname}`.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase() || '?';
};

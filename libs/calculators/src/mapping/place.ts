import type { Category, CategoryTag, Placement } from '../books';

export const place = (category: Category, tag: CategoryTag | null = null): Placement => ({ category, tag });

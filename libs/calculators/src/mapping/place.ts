import type { AccountCategory, CategoryTag } from '@keelson/vocabulary';
import type { Placement } from '../books';

export const place = (category: AccountCategory, tag: CategoryTag | null = null): Placement => ({ category, tag });

import type { Figure } from '@keelson/calculators';
import type { Decimal } from '@keelson/kernel';

/** A value for the wire, not rounded; `null` where there is none. */
export const numberOf = (value: Decimal | null | undefined): number | null => value?.toNumber() ?? null;

export const figureNumber = (figure: Pick<Figure, 'value'> | undefined): number | null => numberOf(figure?.value);

import type { Address } from '../ui/table/use-address';
import { NOTHING_EXPLAINED } from './explained-place';

/** The day that figures are of, and the day up to which what was known counts; today unless set. */
export interface Clocks {
  readonly asAt: string | undefined;
  readonly knownOn: string | undefined;
  readonly turn: (to: { readonly [Clock in 'asAt' | 'knownOn']?: string | undefined }) => void;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The clocks stand in the address, so that a reload and a link show the same. What was explained of another day goes. */
export function clocksIn({ query, assign }: Pick<Address, 'query' | 'assign'>): Clocks {
  const day = (name: string): string | undefined => {
    const text = query.get(name) ?? '';
    return DAY.test(text) ? text : undefined;
  };
  const [asAt, knownOn] = [day('asAt'), day('knownOn')];
  return {
    asAt: inOrder({ asAt, knownOn }) ? asAt : knownOn,
    knownOn,
    turn: (to) => assign({ ...to, ...NOTHING_EXPLAINED }),
  };
}

/** Of days after the one on which it was known nothing is shown: ISO dates compare as texts. */
export const inOrder = ({ asAt, knownOn }: Partial<Pick<Clocks, 'asAt' | 'knownOn'>>): boolean =>
  !asAt || !knownOn || asAt <= knownOn;

export const isTurnedBack = ({ asAt, knownOn }: Pick<Clocks, 'asAt' | 'knownOn'>): boolean =>
  asAt !== undefined || knownOn !== undefined;

import { useSearchParams } from 'react-router-dom';

export const MOST_COMPARED = 3;
const BETWEEN = '.';

/** The address says which customer, which scenario is open, and which ones are compared. */
export function useScenariosAddress() {
  const [query, setQuery] = useSearchParams();
  const compared = (query.get('compare') ?? '').split(BETWEEN).filter(Boolean).slice(0, MOST_COMPARED);
  const change = (values: Readonly<Record<string, string | undefined>>, replace = false): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      // At once: a box that is ticked shows it before the next one is, which would else not know of it.
      { replace, flushSync: true },
    );
  return {
    customer: query.get('customer'),
    opened: query.get('scenario') ?? undefined,
    compared,
    /** `undefined` goes back to the list. */
    open: (scenarioId: string | undefined) => change({ scenario: scenarioId }),
    compare: (ids: readonly string[]) => change({ compare: ids.length === 0 ? undefined : ids.join(BETWEEN) }, true),
    /** The address of a scenario, for links. */
    addressOf: (scenarioId: string): string => {
      const next = new URLSearchParams(query);
      next.set('scenario', scenarioId);
      return `?${next.toString()}`;
    },
  };
}

import type { CalculationSaver } from '@keelson/vocabulary';
import { useSearchParams } from 'react-router-dom';

export type CalculatorTool = 'planner' | 'cash';

/** A saved calculation that is open. */
export interface OpenedDate {
  readonly savedBy: CalculationSaver;
  readonly storedDate: string;
}

/** The address says which tool is open, how far somebody went in it, and which saved date is looked at. */
export function useCalculatorAddress() {
  const [query, setQuery] = useSearchParams();
  const saved = query.get('saved');
  const opened: OpenedDate | undefined =
    saved === null ? undefined : { savedBy: query.get('by') === 'partner' ? 'partner' : 'owner', storedDate: saved };
  const tool: CalculatorTool = query.get('tool') === 'cash' ? 'cash' : 'planner';
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
      { replace },
    );
  return {
    customer: query.get('customer'),
    tool,
    /** Past the introduction. */
    started: query.get('step') === 'results' || opened !== undefined,
    opened,
    openTool: (tool: CalculatorTool) => change({ tool, step: undefined, saved: undefined, by: undefined }),
    start: () => change({ step: 'results' }),
    /** `undefined` goes back to the live figures. */
    openDate: (date: OpenedDate | undefined) =>
      change({ step: 'results', saved: date?.storedDate, by: date?.savedBy === 'partner' ? 'partner' : undefined }),
  };
}

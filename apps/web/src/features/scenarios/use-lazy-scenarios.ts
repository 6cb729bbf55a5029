import { scenarioMessages as texts } from '@keelson/contracts/scenarios';
import { useLazyScenariosListQuery } from './scenarios.api';

/** By which clocks figures are looked at: the last month of them, and the day up to which what was known counts. */
export interface LookedBack {
  readonly asAt?: string | undefined;
  readonly knownOn?: string | undefined;
}

/** Names the figures as at the end of a month, as known on a day, as they are now. */
export function useLazyScenarios(accountId: string): (by: LookedBack) => Promise<string> {
  const [read] = useLazyScenariosListQuery();
  return async (by) => {
    const { now } = await read({ accountId, ...by }).unwrap();
    if (now === null) throw new Error(texts.figuresUnknown);
    return now.shown;
  };
}

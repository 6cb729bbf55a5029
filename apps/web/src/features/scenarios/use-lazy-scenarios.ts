import { scenarioMessages as texts } from '@keelson/contracts/scenarios';
import { useLazyScenariosListQuery } from './scenarios.api';

/** Names the figures as at the end of a month, as they are now. */
export function useLazyScenarios(accountId: string): (asAt: string) => Promise<string> {
  const [read] = useLazyScenariosListQuery();
  return async (asAt) => {
    const { now } = await read({ accountId, asAt }).unwrap();
    if (now === null) throw new Error(texts.figuresUnknown);
    return now.shown;
  };
}

import { Progress } from '../../../ui/progress/progress';
import { useFiguresBooksStandingQuery } from '../../../figures/books-standing.api';

const REFRESH_MS = 2_000;

/** How many months the running import has brought, those that came as they were known included. */
export function ImportProgress({ accountId }: { readonly accountId: string }) {
  const { data } = useFiguresBooksStandingQuery(accountId, { pollingInterval: REFRESH_MS });
  if (!data || data.months === 0) return null;
  const { monthsDone, months } = data;
  const text = monthsDone < months ? `${monthsDone} of ${months} months` : 'All months are in, the last days follow';
  return (
    <div className="con-progress">
      <Progress done={monthsDone} total={months} label={`Import: ${text}`} />
      <p className="k-small k-soft k-num">{text}. You can leave this page: the import goes on.</p>
    </div>
  );
}

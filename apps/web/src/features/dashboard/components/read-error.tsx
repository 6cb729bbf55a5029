import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { isApiProblem } from '../../../client/api-problem';
import { ErrorState } from '../../../ui/card/card-states';

/** These say what is wrong whatever was read; any other failure is the card's own. */
const APART: Readonly<Record<number, string>> = {
  401: texts.sessionEnded,
  403: texts.notAllowed,
  404: texts.accountNotFound,
};

interface ReadErrorProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failed read of the dashboard, in the card whose read it was. */
export function ReadError({ title, error, onRetry }: ReadErrorProps) {
  const apart = isApiProblem(error) ? APART[error.status] : undefined;
  return <ErrorState title={apart ?? title} error={error} onRetry={onRetry} />;
}

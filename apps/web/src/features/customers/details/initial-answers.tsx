import { customerDetailsMessages as texts } from '@keelson/contracts/accounts';
import * as paths from '../../../client/paths';
import { BackToAdminPage } from '../../../details/back-to-admin-page';
import { EmptyState } from '../../../ui/card/card-states';
import { formatDateTime } from '../../../ui/format/dates';
import type { KnownDetails } from '../customers.api';

/** What the customer answered about the company. Only the customer changes it. */
export function InitialAnswers({ details }: { readonly details: KnownDetails }) {
  const { answers, savedAt } = details.initialQuestionnaire;
  return (
    <>
      {answers.length === 0 ? (
        <EmptyState title={texts.notAnswered} />
      ) : (
        <>
          {savedAt !== null && <p className="k-soft">Answered {formatDateTime(savedAt)}</p>}
          <dl className="k-initial-answers">
            {answers.map(({ questionCode, question, answers: given }) => (
              <div key={questionCode}>
                <dt>{question}</dt>
                <dd>{given.join(', ') || 'No answer'}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="k-form-actions">
        <BackToAdminPage to={paths.customers} />
      </div>
    </>
  );
}

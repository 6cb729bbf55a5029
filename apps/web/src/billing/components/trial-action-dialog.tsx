import { billingMessages, billingPaths } from '@keelson/contracts/billing';
import { OwnPasswordDialog } from '../../session/own-password-dialog';
import { formatDate } from '../../ui/format/dates';
import { useNow } from '../../ui/format/use-now';
import { extendedEnd, type TrialCustomer } from '../trial-actions';
import { useTrialActionsExtendMutation, useTrialActionsMigrateMutation } from '../trial-actions.api';

export type TrialAct = 'extend' | 'migrate';

interface TrialActionDialogProps {
  readonly act: TrialAct;
  readonly customer: TrialCustomer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const WORDS = {
  extend: { title: 'Extend the free trial', confirm: 'Extend', route: billingPaths.extendTrial.id },
  migrate: { title: 'Migrate To Paid Early Adopter', confirm: 'Migrate', route: billingPaths.migrate.id },
} as const;

/** Says what follows for the customer, and acts once the own password confirmed it. */
export function TrialActionDialog({ act, customer, onDone, onClose }: TrialActionDialogProps) {
  const [extend] = useTrialActionsExtendMutation();
  const [migrate] = useTrialActionsMigrateMutation();
  const { id: accountId, name, company_name } = customer;
  const { title, confirm, route } = WORDS[act];
  return (
    <OwnPasswordDialog
      name={`trial-${act}`}
      title={title}
      confirm={confirm}
      act={{ route, target: { accountId } }}
      fallback={billingMessages.somethingWrong}
      onConfirmed={async (confirmed) => {
        await (act === 'extend' ? extend : migrate)({ accountId, ...confirmed }).unwrap();
        onDone();
      }}
      onClose={onClose}
    >
      <strong>
        {name}, {company_name}.
      </strong>{' '}
      {act === 'extend' ? <Extension customer={customer} /> : MIGRATION}
    </OwnPasswordDialog>
  );
}

const REFRESH_MS = 60_000;

const MIGRATION =
  'The free trial ends now and the customer becomes a subscriber. The account opens again with its first payment; nothing is taken from a card by this. The customer is told by mail, and it shows in the account’s history.';

function Extension({ customer }: { readonly customer: TrialCustomer }) {
  const now = useNow(REFRESH_MS);
  const { trial_ends } = customer;
  const over = trial_ends !== null && Date.parse(trial_ends) <= now;
  return (
    <>
      {trial_ends !== null &&
        `The free trial ${over ? 'ended' : 'runs until'} ${over ? 'on ' : ''}${formatDate(trial_ends)}. `}
      Extended by 14 days it runs until {formatDate(extendedEnd(customer, now))}. The customer is told by mail, and it
      shows in the account’s history.
    </>
  );
}

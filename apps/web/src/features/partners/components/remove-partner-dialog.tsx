import { isApiProblem, problemText } from '../../../client/api-problem';
import { Callout } from '../../../ui/card/callout';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { partnerText } from '../partner-words';
import { type OwnPartner, usePartnersRemoveMutation } from '../partners.api';
import type { PartnerNotice } from '../partner-notice';

interface RemovePartnerDialogProps {
  readonly partner: OwnPartner;
  readonly onEnd: (notice?: PartnerNotice) => void;
}

/** Says what will happen. That the default partner cannot be removed is told as information, not as a fault. */
export function RemovePartnerDialog({ partner, onEnd }: RemovePartnerDialogProps) {
  const [remove, { isLoading, error }] = usePartnersRemoveMutation();
  const confirm = async (): Promise<void> => {
    const answer = await remove();
    if (answer.data) onEnd({ tone: 'positive', text: answer.data.statusMessage });
    else if (isApiProblem(answer.error) && answer.error.status === 409)
      onEnd({ tone: 'info', text: problemText(answer.error) });
  };
  return (
    <ConfirmDialog
      open
      title="Remove channel partner"
      confirm="Remove partner"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={() => onEnd()}
    >
      <p>
        {partnerText(partner)} stops seeing your account at once, and you are assigned to the default channel partner.
        You can change back with the access code.
      </p>
      {error !== undefined && !(isApiProblem(error) && error.status === 409) && (
        <Callout tone="negative" live>
          {problemText(error)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}

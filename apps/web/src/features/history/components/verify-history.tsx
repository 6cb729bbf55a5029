import { Button } from '@blueprintjs/core';
import { EndorsedIcon } from '@blueprintjs/icons';
import { problemText } from '../../../client/api-problem';
import { Callout } from '../../../ui/card/callout';
import { useHistoryVerificationMutation } from '../history.api';
import { verdictText } from '../verdict-words';

export type Verifying = ReturnType<typeof useVerifying>;

/** Asks once at a time; what was found stays until it is asked again. */
export function useVerifying(accountId: string) {
  const [verify, { data, error, isLoading }] = useHistoryVerificationMutation();
  return { verify: () => void verify(accountId), finding: data, error, isLoading };
}

export function VerifyButton({ verifying: { verify, isLoading } }: { readonly verifying: Verifying }) {
  return (
    <Button icon={<EndorsedIcon />} loading={isLoading} onClick={verify}>
      Verify
    </Button>
  );
}

/** What was found, in a sentence. */
export function Verdict({ verifying: { finding, error } }: { readonly verifying: Verifying }) {
  if (error !== undefined)
    return (
      <Callout tone="caution" live>
        The events could not be verified. {problemText(error)}
      </Callout>
    );
  if (finding === undefined) return null;
  return (
    <Callout tone={finding.intact ? 'positive' : 'negative'} live>
      {verdictText(finding)}
    </Callout>
  );
}

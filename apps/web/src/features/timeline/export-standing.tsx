import { Button } from '@blueprintjs/core';
import type { TimelineFailure } from '@keelson/vocabulary';
import { Callout } from '../../ui/card/callout';
import { formatDateTime } from '../../ui/format/dates';
import { formatCount } from '../../ui/format/numbers';
import { useNotices } from '../../ui/notices/use-notices';
import { Downloads } from './downloads';
import { type TimelineExport, useTimelineAskForExportMutation } from './timeline.api';

const FAILURES: Readonly<Record<TimelineFailure, string>> = {
  'broken-down': 'It could not be prepared. Nothing of your data is lost; please try again.',
  'account-closed': 'It was not prepared, because the account was closed meanwhile.',
};

/** How the export stands, and what can be done about it. */
export function ExportStanding({ standing }: { readonly standing: TimelineExport }) {
  const { status, askedAt, madeAt, expiresAt, events, reason } = standing;
  switch (status) {
    case 'none':
      return (
        <>
          <p>Nothing is prepared yet. It takes a minute or two, and you need not wait here: a mail tells you.</p>
          <AskButton>Prepare my data</AskButton>
        </>
      );
    case 'under-way':
      return (
        <Callout live>
          Being prepared since {formatDateTime(askedAt ?? 0)}. You can leave this page: a mail tells you when it is
          ready.
        </Callout>
      );
    case 'ready':
      return (
        <>
          <Callout tone="positive" live>
            Ready until {formatDateTime(expiresAt ?? 0)}: {formatCount(events ?? 0)} events, as of{' '}
            {formatDateTime(madeAt ?? 0)}.
          </Callout>
          <Downloads />
          <AskButton plain>Prepare it again</AskButton>
        </>
      );
    case 'failed':
      return (
        <>
          <Callout tone="caution" live>
            {FAILURES[reason ?? 'broken-down']}
          </Callout>
          <AskButton>Try again</AskButton>
        </>
      );
    case 'expired':
      return (
        <>
          <p>
            What was prepared on {formatDateTime(madeAt ?? 0)} was deleted on {formatDateTime(expiresAt ?? 0)}, as
            announced.
          </p>
          <AskButton>Prepare my data</AskButton>
        </>
      );
  }
}

function AskButton({ children, plain = false }: { readonly children: string; readonly plain?: boolean }) {
  const [ask, { isLoading }] = useTimelineAskForExportMutation();
  const { failure } = useNotices();
  return (
    <Button intent={plain ? 'none' : 'primary'} loading={isLoading} onClick={() => void ask().unwrap().catch(failure)}>
      {children}
    </Button>
  );
}

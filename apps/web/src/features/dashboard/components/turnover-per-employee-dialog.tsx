import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { RichText } from '../../../content/components/rich-text';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { METRIC_WORDS } from '../metric-words';
import { LearnDialog } from './learn-dialog';

/** As the editors say it, and in our own words where they say nothing. */
export function TurnoverPerEmployeeDialog({ onClose }: { readonly onClose: () => void }) {
  const { ready, text, value } = useContent(CONTENT.dashboard);
  return (
    <LearnDialog title={texts.whyTurnoverByEmployee} onClose={onClose}>
      {ready && text('turnoverPerEmployee') !== '' ? (
        <RichText value={value('turnoverPerEmployee')} />
      ) : (
        <p>{METRIC_WORDS.turnOverPerEmp.learn}</p>
      )}
    </LearnDialog>
  );
}

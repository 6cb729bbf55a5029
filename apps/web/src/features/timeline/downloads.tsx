import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { timelinePaths } from '@keelson/contracts/timeline';
import { TIMELINE_FORMATS, type TimelineFormat } from '@keelson/vocabulary';
import { useState } from 'react';
import { OwnPasswordDialog } from '../../session/own-password-dialog';
import { useTakenFile } from './use-taken-file';

const FORMS: Readonly<Record<TimelineFormat, { readonly button: string; readonly hint: string }>> = {
  html: { button: 'Download as pages', hint: 'To read in any browser, and to print' },
  json: { button: 'Download as JSON', hint: 'For other programs' },
};

/** A button for each form of what was prepared; each asks for the own password. */
export function Downloads() {
  const [asking, setAsking] = useState<TimelineFormat>();
  const { taking, take } = useTakenFile();
  return (
    <>
      <ul className="k-own-data-forms">
        {TIMELINE_FORMATS.map((format) => (
          <li key={format}>
            <Button
              icon={<DownloadIcon />}
              intent={format === 'html' ? 'primary' : 'none'}
              loading={taking === format}
              disabled={taking !== undefined}
              onClick={() => setAsking(format)}
            >
              {FORMS[format].button}
            </Button>
            <span className="k-soft">{FORMS[format].hint}</span>
          </li>
        ))}
      </ul>
      {asking !== undefined && (
        <OwnPasswordDialog
          name="take-own-data"
          title={FORMS[asking].button}
          confirm="Download"
          act={{ route: timelinePaths.file.id, target: { format: asking } }}
          onConfirmed={(confirmed) => {
            take(asking, confirmed);
            return Promise.resolve();
          }}
          onClose={() => setAsking(undefined)}
        >
          The file holds everything that is recorded about you, and leaves Keelson with you. Keep it where only you can
          read it.
        </OwnPasswordDialog>
      )}
    </>
  );
}

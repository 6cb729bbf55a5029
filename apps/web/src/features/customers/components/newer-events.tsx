import { ArrowUpIcon } from '@blueprintjs/icons';
import { Button } from '@blueprintjs/core';
import { liveMessages as texts } from '@keelson/contracts/live';

interface NewerEventsProps {
  readonly newer: boolean;
  readonly onShow: () => void;
}

/** Offers what has come in meanwhile to somebody who reads further down. */
export function NewerEvents({ newer, onShow }: NewerEventsProps) {
  return (
    <div className="k-newer-events" role="status">
      {newer && (
        <div className="k-newer-events-line">
          <span>{texts.newerEvents}</span>
          <Button size="small" intent="primary" icon={<ArrowUpIcon size={14} />} onClick={onShow}>
            {texts.showNewer}
          </Button>
        </div>
      )}
    </div>
  );
}

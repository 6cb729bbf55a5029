import { wireMessages } from '@keelson/contracts/wire';
import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { MessagePage } from '../../ui/page/message-page';

interface ContentFailureProps {
  /** The answer's message, or 'Something went wrong!' (SITE-11). */
  readonly text: string;
  readonly retry: () => void;
}

export function ContentFailure({ text, retry }: ContentFailureProps) {
  return (
    <MessagePage
      title={text}
      actions={
        <Button icon={<RefreshIcon />} onClick={retry}>
          Try again
        </Button>
      }
    >
      <p>The text could not be fetched. {wireMessages.whatToDo}</p>
    </MessagePage>
  );
}

import { Button } from '@blueprintjs/core';
import { DuplicateIcon } from '@blueprintjs/icons';
import { useNotices } from '../../../ui/notices/use-notices';
import type { HistoryEntry } from '../history.api';

/** Takes the id of an event along, or all that the reader may see of it as JSON. */
export function CopyEvent({ entry }: { readonly entry: HistoryEntry }) {
  const { toast, failure } = useNotices();
  const copy = async (what: string, text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast(`${what} copied`);
    } catch (error) {
      failure(error, `${what} could not be copied`);
    }
  };
  return (
    <>
      <Button size="small" icon={<DuplicateIcon />} onClick={() => void copy('Event id', entry.eventId)}>
        Copy event id
      </Button>
      <Button
        size="small"
        icon={<DuplicateIcon />}
        onClick={() => void copy('Event', JSON.stringify(entry, undefined, 2))}
      >
        Copy as JSON
      </Button>
    </>
  );
}

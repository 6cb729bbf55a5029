import { billingMessages as texts } from '@keelson/contracts/billing';
import { Dialog } from '../../ui/dialog/dialog';
import { useBusy } from '../use-busy';
import { SubscriberMovedNote } from './subscriber-moved-note';

interface SubscriberMovedDialogProps {
  /** Texts of the content service; empty for the shipped ones. */
  readonly title: string;
  readonly lead: string;
  readonly onGoOn: () => Promise<void>;
}

/** Tells a customer whom the team made a subscriber. */
export function SubscriberMovedDialog({ title, lead, onGoOn }: SubscriberMovedDialogProps) {
  const { busy, run } = useBusy();
  const goOn = (): void => run(onGoOn);
  return (
    <Dialog open title={title || texts.subscriberMoved} width={460} onClose={goOn}>
      <SubscriberMovedNote lead={lead} busy={busy} onGoOn={goOn} />
    </Dialog>
  );
}

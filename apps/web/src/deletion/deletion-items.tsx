import { deletionMessages as texts } from '@keelson/contracts/deletion';
import { MenuItem } from '@blueprintjs/core';
import { TimeIcon, TrashIcon, UndoIcon } from '@blueprintjs/icons';
import { type DeletableAccount, type DeletionStep, mayStart } from './deletable-account';

interface DeletionItemsProps {
  readonly account: DeletableAccount;
  readonly choose: (step: DeletionStep) => void;
}

/** In the menu of an account: Delete Account is not offered while the account is under deletion (DEL-01). */
export function DeletionItems({ account, choose }: DeletionItemsProps) {
  if (account.deleteAt !== null)
    return <MenuItem icon={<UndoIcon />} text="Stop deletion" onClick={() => choose('stop')} />;
  return (
    <>
      <MenuItem
        icon={<TimeIcon />}
        text={texts.sevenDayDelete}
        disabled={!mayStart(account)}
        onClick={() => choose('start')}
      />
      <MenuItem icon={<TrashIcon />} intent="danger" text={texts.deleteAccount} onClick={() => choose('complete')} />
    </>
  );
}

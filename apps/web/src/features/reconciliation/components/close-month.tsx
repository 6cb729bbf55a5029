import { Button } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { reconciliationPaths } from '@keelson/contracts/reconciliation';
import { useState } from 'react';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { type Statement, useReconciliationCloseMonthMutation } from '../reconciliation.api';
import { monthText } from '../reconciliation-words';

/** Closes a month as it is shown, once the own password confirmed it. */
export function CloseMonth({ statement }: { readonly statement: Statement }) {
  const [seen, setSeen] = useState<string>();
  const [close] = useReconciliationCloseMonthMutation();
  const notices = useNotices();
  const { month } = statement;
  return (
    <>
      <Button intent="primary" icon={<LockIcon />} onClick={() => setSeen(statement.seen)}>
        Close the month
      </Button>
      {seen !== undefined && (
        <OwnPasswordDialog
          name="close-month"
          title={`Close ${monthText(month)}`}
          confirm="Close for good"
          act={{ route: reconciliationPaths.closeMonth.id, target: { month } }}
          onConfirmed={async (confirmed) => {
            const { statusMessage } = await close({ month, seen, confirmed }).unwrap();
            notices.toast(statusMessage);
          }}
          onClose={() => setSeen(undefined)}
        >
          Its figures stay as you see them and nothing opens it again. What comes later is an exception of an open
          month.
        </OwnPasswordDialog>
      )}
    </>
  );
}

import { bankMessages as texts, LARGEST_STATEMENT } from '@keelson/contracts/reconciliation';
import { useState } from 'react';
import { problemText } from '../../../client/api-problem';
import { base64Of } from '../../../ui/form/file-bytes';
import { useNotices } from '../../../ui/notices/use-notices';
import {
  type StatementPreview,
  useReconciliationBankPreviewMutation,
  useReconciliationBankRecordMutation,
} from './bank.api';
import { keptText } from './bank-words';

interface Shown {
  readonly content: string;
  readonly preview: StatementPreview;
}

/** A statement is read and shown first, and kept when the person says so. */
export function useStatement(onKept: () => void) {
  const notices = useNotices();
  const [read, { isLoading: reading }] = useReconciliationBankPreviewMutation();
  const [record, { isLoading: saving }] = useReconciliationBankRecordMutation();
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<string>();

  const take = async (statement: Blob): Promise<void> => {
    setShown(undefined);
    setProblem(statement.size > LARGEST_STATEMENT ? texts.fileTooLarge : undefined);
    if (statement.size > LARGEST_STATEMENT) return;
    try {
      const content = await base64Of(statement);
      setShown({ content, preview: await read({ content }).unwrap() });
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  const save = async (): Promise<void> => {
    if (!shown || shown.preview.acceptance === null) return;
    try {
      const { content, preview } = shown;
      const { data } = await record({ content, acceptance: preview.acceptance ?? '' }).unwrap();
      setShown(undefined);
      onKept();
      notices.toast(keptText(data));
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return {
    ...{ preview: shown?.preview, problem, reading, saving },
    take: (statement: Blob) => void take(statement),
    save: () => void save(),
    drop: () => setShown(undefined),
  };
}

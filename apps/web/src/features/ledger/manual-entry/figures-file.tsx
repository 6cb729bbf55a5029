import { Button } from '@blueprintjs/core';
import { LARGEST_FIGURES_FILE, ledgerMessages as texts } from '@keelson/contracts/ledger';
import { useState } from 'react';
import { problemText } from '../../../client/api-problem';
import { base64Of } from '../../../ui/form/file-bytes';
import { FileChoice } from '../../../ui/form/file-choice';
import { type FiguresFile as FileFigures, type FinanceData, useLedgerFiguresFileMutation } from '../ledger.api';
import { saveTemplate, templateSheets } from './figures-template';
import type { FinanceEntry } from './use-finance-entry';

interface FiguresFileProps {
  readonly accountId: string;
  readonly entry: FinanceEntry;
  readonly data: FinanceData;
}

const SHOWN = 10;

/** The form filled in from a file: what was taken stands in the form to be looked at, and is saved with it. */
export function FiguresFile({ accountId, entry, data }: FiguresFileProps) {
  const [read, { isLoading }] = useLedgerFiguresFileMutation();
  const [found, setFound] = useState<FileFigures>();
  const [problem, setProblem] = useState<string>();

  const take = async (file: File): Promise<void> => {
    setFound(undefined);
    setProblem(file.size > LARGEST_FIGURES_FILE ? texts.fileTooLarge : undefined);
    if (file.size > LARGEST_FIGURES_FILE) return;
    try {
      const content = await base64Of(file);
      const answer = await read({ accountId, content, financial_month: data.financial_month }).unwrap();
      const typed = Object.fromEntries(answer.figures.map(({ cell, text }) => [cell, text]));
      entry.takeFile({ typed, acceptance: answer.acceptance });
      setFound(answer);
    } catch (error) {
      setProblem(problemText(error, texts.somethingWentWrong));
    }
  };
  const download = async (): Promise<void> => {
    try {
      await saveTemplate(templateSheets(data, entry.saved, entry.typed));
    } catch (error) {
      setProblem(problemText(error, texts.somethingWentWrong));
    }
  };
  return (
    <section className="k-entry-file" aria-label="Fill in from a file">
      <p className="k-small k-muted">
        Or use a spreadsheet, with a row for each date and a column for each figure. Nothing is saved until you press
        Save.
      </p>
      <div className="k-entry-file-acts">
        <Button onClick={() => void download()}>Download the template</Button>
        <FileChoice accept=".xlsx,.csv" disabled={isLoading} onChoose={(file) => void take(file)}>
          {isLoading ? 'Reading the file' : 'Choose a file (.xlsx, .csv)'}
        </FileChoice>
      </div>
      <div aria-live="polite">{found && <Outcome found={found} typedOver={entry.typedOver} />}</div>
      {problem !== undefined && (
        <p role="alert" className="k-field-message">
          {problem}
        </p>
      )}
    </section>
  );
}

const counted = (count: number): string => `${count} ${count === 1 ? 'figure' : 'figures'}`;

interface OutcomeProps {
  readonly found: FileFigures;
  readonly typedOver: boolean;
}

function Outcome({ found: { figures, left }, typedOver }: OutcomeProps) {
  const taken = figures.length;
  return (
    <>
      <p className="k-small">
        {counted(taken)} read from the file.{' '}
        {taken > 0 && (typedOver ? texts.fileTypedOver : 'Check them below, then save.')}
      </p>
      {left.length > 0 && <LeftOut left={left} />}
    </>
  );
}

function LeftOut({ left }: { readonly left: FileFigures['left'] }) {
  return (
    <>
      <p className="k-small k-strong">Left out:</p>
      <ul className="k-small k-entry-file-left">
        {left.slice(0, SHOWN).map(({ place, text, why }) => (
          <li key={place}>
            {place}
            {text !== '' && ` (“${text}”)`}: {why}
          </li>
        ))}
        {left.length > SHOWN && <li>and {left.length - SHOWN} more</li>}
      </ul>
    </>
  );
}

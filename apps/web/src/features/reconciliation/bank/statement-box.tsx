import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { FileChoice } from '../../../ui/form/file-choice';
import '../../../ui/form/form.css';
import { StatementLines } from './statement-lines';
import { useStatement } from './use-statement';

const PASTED = 'reconciliation-bank-pasted';

/** A statement, pasted or as a file: read and shown first, kept when it is right. */
export function StatementBox() {
  const [pasted, setPasted] = useState('');
  const { preview, problem, reading, saving, take, save, drop } = useStatement(() => setPasted(''));
  return (
    <Card
      title="Bank statement"
      subtitle="Three columns: date, text and amount. The day stands before the month: 03/04/2026 is 3 April. Money out has a minus, brackets or DR."
      className="k-bank-statement"
    >
      <label className="k-label" htmlFor={PASTED}>
        Paste lines of the statement
      </label>
      <textarea
        id={PASTED}
        rows={4}
        className="bp6-input k-input k-text-area"
        placeholder="02/11/2026, STRIPE PAYMENTS, 957.15"
        spellCheck={false}
        autoComplete="off"
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div className="k-row k-wrap">
        <Button
          intent="primary"
          disabled={pasted.trim() === ''}
          loading={reading}
          onClick={() => take(new Blob([pasted]))}
        >
          Read the lines
        </Button>
        <FileChoice accept=".csv,.txt,.tsv" disabled={reading} onChoose={take}>
          Choose a CSV file
        </FileChoice>
        <span className="k-small k-muted">Texts are kept sealed, for 24 months after their day.</span>
      </div>
      {problem !== undefined && (
        <Callout tone="negative" live>
          {problem}
        </Callout>
      )}
      {preview !== undefined && <StatementLines preview={preview} saving={saving} onSave={save} onDrop={drop} />}
    </Card>
  );
}

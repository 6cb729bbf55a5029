import { Callout } from '../../../ui/card/callout';
import type { FinanceData } from '../ledger.api';
import { EntryGrid } from './entry-grid';
import { MONTH_NAMES, sectionName, spanText } from './entry-words';
import { FiguresFile } from './figures-file';
import { FaultSummary } from './fault-summary';
import { SectionChoice } from './section-choice';
import { datesOf } from './sections';
import type { FinanceEntry } from './use-finance-entry';

interface EntryFormProps {
  readonly accountId: string;
  readonly entry: FinanceEntry;
  readonly data: FinanceData;
  readonly readOnly: boolean;
}

/** The year end, the choice of a part, and its grid. */
export function EntryForm({ accountId, entry, data, readOnly }: EntryFormProps) {
  const { section } = entry;
  return (
    <>
      <FaultSummary entry={entry} data={data} />
      {readOnly && <Callout>Only the owner of the company can change these figures.</Callout>}
      <div className="k-entry-year">
        <label htmlFor="entry-year-end">Your financial year ends in</label>
        <div className="k-select">
          <select
            id="entry-year-end"
            className="bp6-input k-input"
            disabled={readOnly}
            value={data.financial_month}
            onChange={(event) => entry.setYearEnd(Number(event.target.value))}
          >
            {MONTH_NAMES.map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      {!readOnly && <FiguresFile accountId={accountId} entry={entry} data={data} />}
      <div className="k-entry-parts">
        <SectionChoice entry={entry} data={data} />
        <section aria-label={sectionName(section)} className="k-entry-part">
          <h3>
            {section.part}: {section.title.toLowerCase()} <span className="k-muted">{spanText(section, data)}</span>
          </h3>
          <p className="k-small k-muted">{section.hint}</p>
          {datesOf(section, data).length === 0 ? (
            <p className="k-soft k-entry-none">No month of this year is over yet.</p>
          ) : (
            <EntryGrid
              section={section}
              data={data}
              saved={entry.saved}
              typed={entry.typed}
              faults={entry.faults}
              readOnly={readOnly}
              onType={entry.type}
              onLeave={entry.leave}
              onPaste={entry.paste}
            />
          )}
        </section>
      </div>
    </>
  );
}

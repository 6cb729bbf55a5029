import { ErrorIcon, TickIcon } from '@blueprintjs/icons';
import { cellKey } from '@keelson/contracts/ledger';
import { useWide } from '../../../ui/panel/use-wide';
import type { FinanceData } from '../ledger.api';
import { textIn } from './entries';
import { sectionName, spanText } from './entry-words';
import { datesOf, type EntrySection, SECTIONS } from './sections';
import type { FinanceEntry } from './use-finance-entry';

const PARTS = [...new Set(SECTIONS.map(({ part }) => part))];

type Standing = 'wrong' | 'full' | 'begun' | 'empty';

function standingOf(section: EntrySection, data: FinanceData, { saved, typed, faults }: FinanceEntry): Standing {
  const cells = datesOf(section, data).flatMap((date) =>
    section.fields.map((field) => ({ field, key: cellKey(section.kind, date, field.name) })),
  );
  if (cells.some(({ key }) => faults[key] !== undefined)) return 'wrong';
  const filled = cells.filter(({ key, field }) => textIn(key, field, saved, typed) !== '').length;
  if (filled === 0) return 'empty';
  return filled === cells.length ? 'full' : 'begun';
}

const WORDS: Readonly<Record<Standing, string>> = {
  wrong: 'needs attention',
  full: 'filled in',
  begun: 'begun',
  empty: '',
};

interface SectionChoiceProps {
  readonly entry: FinanceEntry;
  readonly data: FinanceData;
}

/** The eight parts of the form: a list beside the grid, on small screens the browser's own choice above it. */
export function SectionChoice({ entry, data }: SectionChoiceProps) {
  const wide = useWide();
  const { section: shown, show } = entry;
  if (!wide)
    return (
      <div className="k-select k-entry-select">
        <select
          className="bp6-input k-input"
          aria-label="Part of the form"
          value={shown.id}
          onChange={(event) => show(event.target.value)}
        >
          {SECTIONS.map((section) => {
            const words = WORDS[standingOf(section, data, entry)];
            return (
              <option key={section.id} value={section.id}>
                {sectionName(section)}
                {words && ` (${words})`}
              </option>
            );
          })}
        </select>
      </div>
    );
  return (
    <nav className="k-entry-nav" aria-label="Parts of the form">
      {PARTS.map((part) => (
        <div key={part}>
          <h3>{part}</h3>
          <ul>
            {SECTIONS.filter((section) => section.part === part).map((section) => (
              <li key={section.id}>
                <button type="button" aria-current={section.id === shown.id} onClick={() => show(section.id)}>
                  <span className="k-grow">
                    {section.title}
                    <span className="k-micro k-muted">{spanText(section, data)}</span>
                  </span>
                  <Sign standing={standingOf(section, data, entry)} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Sign({ standing }: { readonly standing: Standing }) {
  switch (standing) {
    case 'wrong':
      return <ErrorIcon size={14} title={WORDS.wrong} className="k-entry-wrong" />;
    case 'full':
      return <TickIcon size={14} title={WORDS.full} className="k-entry-full" />;
    case 'begun':
      return <span className="k-micro k-muted">{WORDS.begun}</span>;
    case 'empty':
      return null;
  }
}

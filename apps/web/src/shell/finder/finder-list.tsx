import type { FinderEntry } from './finder-entry';
import type { FinderSection } from './finder-sections';

interface FinderListProps {
  readonly id: string;
  readonly sections: readonly FinderSection[];
  /** Place of the marked entry among all of them. */
  readonly marked: number;
  readonly onChoose: (entry: FinderEntry) => void;
}

const reveal = (option: HTMLElement | null): void => {
  if (option !== null && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' });
};

/** The list box of the combobox, in named groups; the focus stays in the field. */
export function FinderList({ id, sections, marked, onChoose }: FinderListProps) {
  const firsts = sections.map((_, at) => sections.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Results" className="k-finder-list" hidden={sections.length === 0}>
      {sections.map(({ group, entries }, section) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="k-finder-group">
          <p id={`${id}-${group}`} role="presentation">
            {group}
          </p>
          {entries.map((entry, place) => {
            const index = (firsts[section] ?? 0) + place;
            return (
              <div
                key={entry.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === marked}
                className="k-finder-option"
                ref={index === marked ? reveal : undefined}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <span className="k-finder-icon">{entry.icon}</span>
                <span className="k-finder-label">{entry.label}</span>
                {entry.detail !== undefined && <span className="k-finder-detail">{entry.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

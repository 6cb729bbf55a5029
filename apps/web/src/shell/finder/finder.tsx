import { Button, Dialog } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../session/use-viewer';
import { useReturnFocus } from '../../ui/dialog/use-return-focus';
import type { OpenTool } from '../shell-tools';
import { useSignupIncomplete } from '../use-signup-incomplete';
import type { FinderEntry } from './finder-entry';
import { isFinderKey } from './finder-key';
import { FinderList } from './finder-list';
import { finderSections, type FinderSection } from './finder-sections';
import { finderWords } from './finder-words';
import { figureEntries, helpEntries, pageEntries } from './local-entries';
import { useActionEntries } from './use-action-entries';
import { type CustomerEntries, customerSearch, useCustomerEntries } from './use-customer-entries';
import './finder.css';

interface FinderProps {
  readonly recent: readonly FinderEntry[];
  readonly onChosen: (entry: FinderEntry) => void;
  readonly onOpen: OpenTool;
  readonly onClose: () => void;
}

/** Finds customers, pages, figures, actions and help by a few letters; all of it works by keyboard alone. */
export function Finder({ recent, onChosen, onOpen, onClose }: FinderProps) {
  const navigate = useNavigate();
  const title = useId();
  const [text, setText] = useState('');
  const { sections, customers } = useFound(text, recent, onOpen);
  useReturnFocus(true);
  const choose = (entry: FinderEntry): void => {
    if (!entry.id.startsWith('customers ')) onChosen(entry);
    onClose();
    if ('to' in entry.go) void navigate(entry.go.to);
    else entry.go.act();
  };
  return (
    <Dialog isOpen onClose={onClose} className="k-finder" aria-labelledby={title} transitionDuration={0}>
      <h2 id={title} className="k-sr">
        Search
      </h2>
      <Combobox text={text} onType={setText} {...{ sections, customers, onClose }} onChoose={choose} />
    </Dialog>
  );
}

function useFound(text: string, recent: readonly FinderEntry[], open: OpenTool) {
  const viewer = useViewer();
  const incomplete = useSignupIncomplete();
  const actions = useActionEntries(viewer, open);
  const customers = useCustomerEntries(viewer, text);
  const help = helpEntries(viewer, { showPages: () => open('pages'), showFigures: () => open('figures') });
  const local = [...pageEntries(viewer, incomplete), ...figureEntries(viewer, incomplete), ...actions, ...help];
  const mayFindCustomers = customerSearch(viewer) !== undefined;
  return {
    customers,
    sections: finderSections({ text, local, customers: customers.entries, recent, mayFindCustomers }),
  };
}

interface ComboboxProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly sections: readonly FinderSection[];
  readonly customers: CustomerEntries;
  readonly onChoose: (entry: FinderEntry) => void;
  readonly onClose: () => void;
}

/** The marked entry stays marked when others join the list; what is typed marks the first one. */
function Combobox({ text, onType, sections, customers, onChoose, onClose }: ComboboxProps) {
  const id = useId();
  const viewer = useViewer();
  const [walkedTo, setWalkedTo] = useState<string>();
  const words = finderWords(viewer);
  const keys = sections.flatMap(({ group, entries }) =>
    entries.map((entry) => ({ key: `${group} ${entry.id}`, entry })),
  );
  const walked = keys.findIndex(({ key }) => key === walkedTo);
  const marked = walked === -1 && keys.length > 0 ? 0 : walked;
  const walk = (step: 1 | -1): void => setWalkedTo(keys[(marked + step + keys.length) % keys.length]?.key);
  const take = (): void => {
    const entry = keys[marked]?.entry;
    if (entry !== undefined) onChoose(entry);
  };
  const acts: Readonly<Record<string, () => void>> = { ArrowDown: () => walk(1), ArrowUp: () => walk(-1), Enter: take };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = isFinderKey(event) ? onClose : acts[event.key];
    if (act === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <div className="k-finder-field">
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          className="k-finder-input"
          aria-label={words}
          placeholder={words}
          aria-autocomplete="list"
          aria-expanded={keys.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={keys.length > 0 ? `${id}-${marked}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          autoFocus
          value={text}
          onChange={(event) => {
            setWalkedTo(undefined);
            onType(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="k-icon-button" aria-label="Close search" onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <div className="k-finder-found">
        <FinderList id={id} sections={sections} marked={marked} onChoose={onChoose} />
        <Notes text={text} found={keys.length} customers={customers} />
      </div>
      <p className="k-finder-foot" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to move
        </span>
        <span>
          <kbd>Enter</kbd> to open
        </span>
        <span>
          <kbd>Esc</kbd> to close
        </span>
      </p>
    </>
  );
}

interface NotesProps {
  readonly text: string;
  readonly found: number;
  readonly customers: CustomerEntries;
}

/** What the list cannot say: that customers are being searched, could not be, or that nothing was found. */
function Notes({ text, found, customers: { state, retry } }: NotesProps) {
  const nothing = text.trim() !== '' && found === 0 && state !== 'searching' && state !== 'failed';
  return (
    <>
      {state === 'failed' && (
        <div className="k-finder-note" role="alert">
          <span>Customers could not be searched. Everything else was.</span>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <div className="k-finder-status" role="status">
        {state === 'searching' && <p className="k-finder-note">Searching customers…</p>}
        {nothing && (
          <p className="k-finder-note">Nothing is called “{text.trim()}”. Try fewer letters, or another word for it.</p>
        )}
        {text.trim() !== '' && found > 0 && state !== 'searching' && (
          <span className="k-sr">{`${found} ${found === 1 ? 'result' : 'results'}, use the arrow keys`}</span>
        )}
      </div>
    </>
  );
}

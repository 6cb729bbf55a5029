import { EXPLAINED_FIGURES } from '@keelson/contracts/my-financials';
import { Link } from 'react-router-dom';
import * as paths from '../../client/paths';
import { figureMeaning, figureTitle } from '../../figures/figure-titles';
import { useViewer } from '../../session/use-viewer';
import { ButtonLink } from '../../ui/button/button-link';
import { Dialog } from '../../ui/dialog/dialog';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { finderKey } from '../finder/finder-key';
import { listedPages } from '../listed-pages';
import { useSignupIncomplete } from '../use-signup-incomplete';
import { pageWords } from './page-words';
import './help-dialog.css';

const PARTS = [
  ['pages', 'Pages'],
  ['figures', 'Figures'],
] as const;

export type HelpPart = (typeof PARTS)[number][0];

interface HelpDialogProps {
  readonly part: HelpPart;
  readonly onPart: (part: HelpPart) => void;
  readonly onClose: () => void;
}

/** What each page shows, what each figure means, and the way to us. */
export function HelpDialog({ part, onPart, onClose }: HelpDialogProps) {
  return (
    <Dialog
      open
      title="Help"
      width={640}
      onClose={onClose}
      actions={
        <ButtonLink to={paths.contactUs} intent="primary" onClick={onClose}>
          Contact us
        </ButtonLink>
      }
    >
      <div className="k-help-head">
        <ViewTabs label="Help about" views={PARTS} view={part} onChange={onPart} />
        <p className="k-small k-muted">
          <kbd>{finderKey().shown}</kbd> finds all of it
        </p>
      </div>
      {part === 'pages' ? <Pages onFollow={onClose} /> : <Figures />}
    </Dialog>
  );
}

function Pages({ onFollow }: { readonly onFollow: () => void }) {
  const pages = listedPages(useViewer(), useSignupIncomplete());
  return (
    <dl className="k-help">
      {pages.map(({ label, to }) => (
        <div key={to}>
          <dt>
            <Link to={to} onClick={onFollow}>
              {label}
            </Link>
          </dt>
          <dd>{pageWords(to)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure and its share of sales may have one title: each is told with its meaning. */
const GLOSSARY = EXPLAINED_FIGURES.map((figure) => ({
  figure,
  title: figureTitle(figure),
  meaning: figureMeaning(figure),
})).sort((a, b) => a.title.localeCompare(b.title, 'en-GB'));

const Figures = () => (
  <dl className="k-help">
    {GLOSSARY.map(({ figure, title, meaning }) => (
      <div key={figure}>
        <dt>{title}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);

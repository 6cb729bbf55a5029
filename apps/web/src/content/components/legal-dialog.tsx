import { Skeleton } from '../../ui/card/skeleton';
import { Dialog } from '../../ui/dialog/dialog';
import { entriesOf, textOf, textsOf } from '../content-attribute';
import { CONTENT } from '../content-pages';
import { useContent } from '../use-content';
import { ContentFailure } from './content-failure';
import { RichText } from './rich-text';
import './legal-dialog.css';

export type LegalText = 'terms' | 'privacy';

const TITLES: Record<LegalText, string> = { terms: 'Terms', privacy: 'Privacy Notice' };
/** Items 0 and 1 of the terms response are terms and privacy. */
const ITEMS: Record<LegalText, number> = { terms: 0, privacy: 1 };

/** Terms or privacy notice over a form, so that nothing typed is left behind. */
export function LegalDialog({ text, onClose }: { readonly text: LegalText; readonly onClose: () => void }) {
  const { ready, problem, retry, entries } = useContent(CONTENT.terms);
  const entry = entries[ITEMS[text]] ?? {};
  return (
    <Dialog open title={TITLES[text]} width={640} onClose={onClose}>
      {ready && (
        <div className="k-legal-dialog" tabIndex={0} role="document" aria-label={TITLES[text]}>
          <p>{textOf(entry, 'content')}</p>
          {entriesOf(entry, 'sections').map((section) => (
            <section key={textOf(section, 'heading')}>
              <h3>{textOf(section, 'heading')}</h3>
              {textsOf(section, 'paragraphs').map((paragraph) => (
                <RichText key={paragraph} value={paragraph} />
              ))}
            </section>
          ))}
        </div>
      )}
      {!ready && problem === undefined && <Skeleton height={260} />}
      {!ready && problem !== undefined && <ContentFailure text={problem} retry={retry} />}
    </Dialog>
  );
}

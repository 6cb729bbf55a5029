import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { MessagePage } from '../../../shell/message-page';
import { PageFallback } from '../../../shell/page-fallback';
import { entriesOf, textOf, textsOf } from '../content-attribute';
import { CONTENT } from '../content-pages';
import { useContent } from '../use-content';
import './legal-pages.css';

/** Items 0 and 1 of the terms response are terms and privacy. */
function LegalPage({ item }: { readonly item: 0 | 1 }) {
  const { ready, entries, problem, retry } = useContent(CONTENT.terms);
  if (problem !== undefined)
    return (
      <MessagePage
        title={problem}
        actions={
          <Button icon={<RefreshIcon />} onClick={retry}>
            Try again
          </Button>
        }
      >
        <p>The text could not be fetched.</p>
      </MessagePage>
    );
  if (!ready) return <PageFallback />;
  const entry = entries[item] ?? {};
  const updated = textOf(entry, 'updated');
  return (
    <article className="k-wrap-text k-legal">
      <h1 tabIndex={-1}>{textOf(entry, 'heading')}</h1>
      {updated !== '' && <p className="k-small k-muted">Last changed {updated}</p>}
      <p className="k-lead">{textOf(entry, 'content')}</p>
      {entriesOf(entry, 'sections').map((section) => (
        <section key={textOf(section, 'heading')}>
          <h2>{textOf(section, 'heading')}</h2>
          {textsOf(section, 'paragraphs').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

export function TermsPage() {
  return <LegalPage item={0} />;
}

export function PrivacyPage() {
  return <LegalPage item={1} />;
}

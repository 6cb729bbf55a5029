import type { PageContent } from '../use-content';
import { RichText } from './rich-text';
import '../site-page.css';

/** Title and lead of a page of the public site. */
export function PageIntro({ content }: { readonly content: PageContent }) {
  return (
    <header className="k-wrap-wide k-site-intro">
      <h1 tabIndex={-1}>{content.text('heading')}</h1>
      <div className="k-lead">
        <RichText value={content.value('content')} />
      </div>
    </header>
  );
}

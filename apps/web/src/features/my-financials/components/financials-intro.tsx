import { RichText } from '../../../content/components/rich-text';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';

/** What the page is for, as the editors say it; nothing where they say nothing. */
export function FinancialsIntro() {
  const { ready, text, value } = useContent(CONTENT.dashboard);
  if (!ready || text('financialsIntro') === '') return null;
  return (
    <div className="k-soft">
      <RichText value={value('financialsIntro')} />
    </div>
  );
}

import { RichText } from '../../../content/components/rich-text';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';

/** What the editors have to say to every owner, while they have switched it on. */
export function ContentBanner() {
  const { ready, entries, text } = useContent(CONTENT.dashboard);
  const entry = entries[0];
  if (!ready || entry?.['bannerEnabled'] !== true) return null;
  return (
    <section className="k-card k-dash-banner" aria-label="Announcement">
      <h2 className="k-card-title">{text('bannerHeading')}</h2>
      <RichText value={entry['bannerContent']} />
    </section>
  );
}

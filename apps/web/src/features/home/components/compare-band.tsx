import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { ContentImage } from '../../../content/components/content-image';
import { RichText } from '../../../content/components/rich-text';
import { type Attributes, textOf, valueOf } from '../../../content/content-attribute';

/** Where a company stands in its sector, and what is compared. */
export function CompareBand({ entry }: { readonly entry: Attributes | undefined }) {
  if (entry === undefined) return null;
  return (
    <section className="k-wrap-wide k-home-band">
      <div className="k-card k-compare">
        <div>
          <h2 className="k-display">{textOf(entry, 'heading')}</h2>
          <div className="k-soft">
            <RichText value={valueOf(entry, 'content')} />
          </div>
          <ButtonLink to={paths.howYouCompare}>{textOf(entry, 'linkText')}</ButtonLink>
        </div>
        <ContentImage of={entry} />
      </div>
    </section>
  );
}

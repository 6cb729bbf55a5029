import { Card } from '../../../ui/card/card';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import { BENEFITS_VIDEO } from '../../../ui/video/product-videos';
import { AddressLink, RichText } from '../../../content/components/rich-text';
import { type Attributes, codeOf, entriesOf, textOf, valueOf } from '../../../content/content-attribute';
import { safeAddress } from '../../../content/safe-address';
import { INTRO_ID } from '../intro-anchor';

/** The intro video, and where to read on. Nothing of it is loaded before somebody plays it. */
export function IntroVideo({ entry }: { readonly entry: Attributes | undefined }) {
  if (entry === undefined) return null;
  return (
    <section id={INTRO_ID} tabIndex={-1} className="k-wrap-wide k-home-band k-intro-video">
      <div>
        <h2 className="k-display">{textOf(entry, 'heading')}</h2>
        <div className="k-soft">
          <RichText value={valueOf(entry, 'content')} />
        </div>
        <ul>
          {entriesOf(entry, 'links').map((link) => {
            const address = safeAddress(codeOf(link, 'address'));
            return (
              address !== undefined && (
                <li key={address}>
                  <AddressLink address={address}>{textOf(link, 'text')}</AddressLink>
                </li>
              )
            );
          })}
        </ul>
      </div>
      <Card>
        <CaptionedVideo video={BENEFITS_VIDEO} preload="none" />
      </Card>
    </section>
  );
}

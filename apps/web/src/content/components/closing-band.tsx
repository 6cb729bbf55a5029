import { type Attributes, codeOf, entriesOf, textOf, valueOf } from '../content-attribute';
import { safeAddress } from '../safe-address';
import { AddressLink, RichText } from './rich-text';
import { StartLink } from './start-link';
import '../site-page.css';

/** The end of a page: the next step, and where to read on. */
export function ClosingBand({ entry }: { readonly entry: Attributes | undefined }) {
  if (entry === undefined) return null;
  const pages = entriesOf(entry, 'links').flatMap((link) => {
    const address = safeAddress(codeOf(link, 'address'));
    return address === undefined ? [] : [{ address, text: textOf(link, 'text') }];
  });
  return (
    <section className="k-wrap-wide k-closing">
      <div>
        <h2 className="k-display">{textOf(entry, 'heading')}</h2>
        <div className="k-soft">
          <RichText value={valueOf(entry, 'content')} />
        </div>
      </div>
      <StartLink text={textOf(entry, 'signupText')} />
      {pages.length > 0 && (
        <ul className="k-closing-links" aria-label="Read on">
          {pages.map(({ address, text }) => (
            <li key={address}>
              <AddressLink address={address}>{text}</AddressLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { isBuilt } from '../../../client/announced-pages';
import { AddressLink } from '../../../content/components/rich-text';
import { safeAddress } from '../../../content/safe-address';
import type { ChapterHead } from '../../../learning/learning.api';
import { Card } from '../../../ui/card/card';

interface PartOfChapterProps {
  readonly chapter: Pick<ChapterHead, 'card' | 'footerContent'>;
}

/** Where the content leads on from a chapter: the owner's own figures, or a chapter that goes with it. */
export function ChapterCard({ chapter: { card } }: PartOfChapterProps) {
  if (card === undefined) return null;
  const address = safeAddress(card.address);
  return (
    <Card title={card.heading}>
      <p className="k-soft">{card.content}</p>
      {address !== undefined && isBuilt(address) && card.linkText !== '' && (
        <p className="k-area-card-link">
          <AddressLink address={address}>{card.linkText}</AddressLink>
        </p>
      )}
    </Card>
  );
}

/** The last words of the content on a chapter. */
export const ChapterFooter = ({ chapter: { footerContent } }: PartOfChapterProps) =>
  footerContent === '' ? null : <p className="k-area-foot">{footerContent}</p>;

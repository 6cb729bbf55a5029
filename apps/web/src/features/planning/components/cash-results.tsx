import { ArrowDownIcon, ArrowUpIcon } from '@blueprintjs/icons';
import { CASH_ITEMS, type CashRelease } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { changeText, poundsText } from '../cash-figures';
import { ITEM_TITLES } from '../cash-words';
import { ExplainButton } from '../../../ui/explain/explain-button';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import type { CashPlace } from '../cash-explanations';

interface CashResultsProps {
  readonly release: CashRelease;
  /** The server has said the same for these inputs. */
  readonly calculated: boolean;
  readonly explained: CashPlace | undefined;
  readonly onExplain: (place: CashPlace) => void;
}

const DIRECTIONS = {
  more: { Icon: ArrowUpIcon, words: 'more in the bank' },
  less: { Icon: ArrowDownIcon, words: 'less in the bank' },
} as const;

/** What the changes would bring, in all and line by line: red below nothing, otherwise green, and always in words. */
export function CashResults({ release, calculated, explained, onExplain }: CashResultsProps) {
  const total = release.total.value?.toNumber() ?? null;
  const isLess = total !== null && total < 0;
  const { Icon, words } = DIRECTIONS[isLess ? 'less' : 'more'];
  return (
    <div className="plan-results">
      <section className={`k-card plan-total ${total === null ? '' : isLess ? 'plan-total-less' : 'plan-total-more'}`}>
        <p className="plan-result-name">
          {texts.totalReleased}
          <ExplainButton figure={texts.totalReleased} open={explained === 'total'} onClick={() => onExplain('total')} />
        </p>
        <p className="plan-result-value k-num" data-testid="total-released">
          {changeText(total)}
        </p>
        <p className="plan-result-note" role="status">
          {total === null ? (
            'A line that you change is not known.'
          ) : (
            <>
              {total !== 0 && (
                <b>
                  <Icon size={12} /> {words}
                </b>
              )}
              <span>{calculated ? 'Calculated' : 'Not calculated yet'}</span>
            </>
          )}
        </p>
      </section>
      {CASH_ITEMS.map((item) => {
        const { released, now, revised } = release[item];
        const title = `From ${ITEM_TITLES[item].toLowerCase()}`;
        return (
          <section key={item} className="k-card plan-result">
            <p className="plan-result-name">
              {title}
              <ExplainButton figure={title} open={explained === item} onClick={() => onExplain(item)} />
            </p>
            <p className="plan-result-value k-num">{changeText(released.value?.toNumber() ?? null)}</p>
            <p className="plan-result-note k-num">
              <ExplainedValue
                text={poundsText(now.value?.toNumber() ?? null)}
                name={`${ITEM_TITLES[item]}, now`}
                onClick={() => onExplain(`${item} now`)}
              />{' '}
              to{' '}
              <ExplainedValue
                text={poundsText(revised.value?.toNumber() ?? null)}
                name={`${ITEM_TITLES[item]}, revised`}
                onClick={() => onExplain(`${item} revised`)}
              />
            </p>
          </section>
        );
      })}
    </div>
  );
}

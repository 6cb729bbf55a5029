import type { CashItemResult } from '@keelson/calculators/planning';
import type { CashLever } from '@keelson/vocabulary';
import type { CashPlace } from '../cash-explanations';
import { changeText, daysText, poundsText, turnsText } from '../cash-figures';
import { ITEM_OF, ITEM_TITLES, leverFault, LEVER_WORDS, sliderEnds } from '../cash-words';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { describedBy, FieldMessage, hintId } from '../../../ui/form/field';

interface CashLeverProps {
  readonly lever: CashLever;
  readonly text: string;
  /** What the line is and would be; `undefined` while that cannot be computed. */
  readonly item: CashItemResult | undefined;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
  readonly onExplain: (place: CashPlace) => void;
}

/** One of the three inputs: typed, or pulled on a slider that says what it brings. */
export function CashLeverField({ lever, text, item, readOnly, onType, onExplain }: CashLeverProps) {
  const id = `cash-${lever}`;
  const { title, unit } = LEVER_WORDS[lever];
  const fault = leverFault(lever, text);
  const { min, max, at } = sliderEnds(lever, text);
  const measure = lever === 'stockTurnIncrease' ? turnsText : daysText;
  const now = measure(item?.measureNow.value?.toNumber() ?? null);
  const after = measure(item?.measureAfter.value?.toNumber() ?? null);
  const released = changeText(item?.released.value?.toNumber() ?? null);
  const stands = item?.measureNow.value == null ? poundsText(item?.now.value?.toNumber() ?? null) : now;
  const of = ITEM_OF[lever];
  const hint = `${ITEM_TITLES[of]}: ${stands} now`;
  return (
    <div className="plan-lever">
      <div className="plan-lever-head">
        <label htmlFor={id}>{title}</label>
        <span className="plan-lever-box">
          <input
            id={id}
            className="bp6-input k-input"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            readOnly={readOnly}
            aria-invalid={fault !== undefined}
            aria-describedby={describedBy(id, hint, fault)}
            onChange={({ target }) => onType(target.value)}
          />
          <i aria-hidden="true">{unit}</i>
        </span>
      </div>
      <input
        type="range"
        className="plan-range"
        aria-label={`${title}, slider`}
        aria-valuetext={`${at} ${unit === '%' ? 'percent' : 'days'}, ${released} released`}
        {...{ min, max }}
        step={1}
        value={at}
        disabled={readOnly}
        onChange={({ target }) => onType(target.value)}
      />
      <div className="plan-lever-ends" aria-hidden="true">
        <span>{min < 0 ? `−${-min}` : min}</span>
        <span>{max}</span>
      </div>
      <FieldMessage id={id} message={fault} />
      <p id={hintId(id)} className="plan-lever-foot">
        <span>
          {ITEM_TITLES[of]}:{' '}
          <ExplainedValue
            text={stands}
            name={`${title}, now`}
            onClick={() => onExplain(item?.measureNow.value == null ? `${of} now` : `${of} measureNow`)}
          />{' '}
          now
        </span>
        <b className="k-num">
          <ExplainedValue text={after} name={`${title}, after`} onClick={() => onExplain(`${of} measureAfter`)} />
        </b>
      </p>
    </div>
  );
}

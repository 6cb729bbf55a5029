import { Button } from '@blueprintjs/core';
import { sliderLimit } from '@keelson/calculators/planning';
import { PLAN_SLIDERS, type PlanSlider } from '@keelson/vocabulary';
import { Card } from '../../../ui/card/card';
import { describedBy, FieldMessage } from '../../../ui/form/field';
import { LEVER_TITLES, leverFault, type LeverTexts } from '../scenario-words';
import '../../../ui/form/form.css';

interface ScenarioLeversProps {
  readonly typed: LeverTexts;
  readonly readOnly: boolean;
  /** The profit of the year as it comes out, which each slider says besides. */
  readonly profit: string;
  readonly changed: boolean;
  readonly maySave: boolean;
  readonly busy: boolean;
  readonly onType: (lever: PlanSlider, text: string) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** The five levers of the planner. Typed or pulled, the results follow at once; they are kept by saving. */
export function ScenarioLevers(props: ScenarioLeversProps) {
  const { typed, readOnly, profit, changed, maySave, busy, onType, onSave, onDiscard } = props;
  return (
    <Card title="Changes" subtitle="0 leaves a line as it is">
      {PLAN_SLIDERS.map((lever) => (
        <Lever
          key={lever}
          {...{ lever, readOnly, profit }}
          text={typed[lever]}
          onType={(text) => onType(lever, text)}
        />
      ))}
      {!readOnly && (
        <div className="scn-acts">
          <Button intent="primary" disabled={!maySave} loading={busy} onClick={onSave}>
            Save changes
          </Button>
          <Button disabled={!changed} onClick={onDiscard}>
            Discard
          </Button>
          <span role="status" className="scn-soft">
            {changed ? 'Not saved yet' : ''}
          </span>
        </div>
      )}
    </Card>
  );
}

interface LeverProps {
  readonly lever: PlanSlider;
  readonly text: string;
  readonly readOnly: boolean;
  readonly profit: string;
  readonly onType: (text: string) => void;
}

function Lever({ lever, text, readOnly, profit, onType }: LeverProps) {
  const id = `scenario-${lever}`;
  const title = `${LEVER_TITLES[lever]} %`;
  const fault = leverFault(text);
  const value = fault === undefined ? Number(text.replace('−', '-')) : 0;
  return (
    <div className="scn-lever">
      <div className="scn-lever-head">
        <label htmlFor={id}>{title}</label>
        <span className="scn-lever-box">
          <input
            id={id}
            className="bp6-input k-input"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            readOnly={readOnly}
            aria-invalid={fault !== undefined}
            aria-describedby={describedBy(id, undefined, fault)}
            onChange={({ target }) => onType(target.value)}
          />
          <i aria-hidden="true">%</i>
        </span>
      </div>
      <input
        type="range"
        className="scn-range"
        aria-label={`${title}, slider`}
        aria-valuetext={`${value} percent, profit before tax ${profit}`}
        min={-100}
        max={sliderLimit(value)}
        step={1}
        value={value}
        disabled={readOnly}
        onChange={({ target }) => onType(target.value)}
      />
      <FieldMessage id={id} message={fault} />
    </div>
  );
}

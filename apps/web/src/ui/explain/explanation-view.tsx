import { ArrowDownIcon, ArrowUpIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import type { ExplainedGroup, ExplainedStep, Explanation } from './explanation';

const Line = ({ step: { text, value }, total = false }: { readonly step: ExplainedStep; readonly total?: boolean }) => (
  <div className={`k-explain-line ${total ? 'k-explain-total' : ''}`}>
    <span>{text}</span>
    <b className="k-num">{value}</b>
  </div>
);

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <section className="k-panel-part">
    <h3 className="k-panel-title">{title}</h3>
    {children}
  </section>
);

interface LinesProps {
  readonly name: string;
  readonly sum: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

const Lines = ({ name, sum, open, children }: LinesProps) => (
  <details className="k-explain-group" open={open}>
    <summary>
      {name} <b className="k-num">{sum}</b>
    </summary>
    {children}
  </details>
);

interface SumProps {
  readonly steps: readonly ExplainedStep[];
  readonly result: ExplainedStep;
}

const Sum = ({ steps, result }: SumProps) => (
  <div className="k-explain-sum">
    {steps.map((step, at) => (
      <Line key={at} step={step} />
    ))}
    <Line step={result} total />
  </div>
);

/** Opened where it is the only one and short. */
const Groups = ({ groups }: { readonly groups: readonly ExplainedGroup[] }) =>
  groups.map(({ name, lines, total }, index) => (
    <Lines key={index} name={name} sum={total.value} open={groups.length === 1 && lines.length <= 12}>
      {lines.map((line, at) => (
        <Line key={at} step={line} />
      ))}
      <Line step={total} total />
    </Lines>
  ));

interface ExplanationViewProps {
  readonly explanation: Explanation;
  readonly actions?: ReactNode;
}

export function ExplanationView({ explanation, actions }: ExplanationViewProps) {
  const { value, unit, period, meaning, steps, result, notes, movement, sides, groups, imports, facts } = explanation;
  const { couldDo } = explanation;
  return (
    <>
      <div className="k-panel-part">
        <p className="k-explain-value k-num">
          {value} {unit !== undefined && <small>{unit}</small>}
        </p>
        {period !== '' && <p className="k-small k-muted">{period}</p>}
        <p className="k-soft k-explain-meaning">{meaning}</p>
      </div>
      <Part title="How it is worked out">
        <Sum steps={steps} result={result} />
        {notes.map((note) => (
          <p key={note} className="k-small k-muted k-explain-note">
            {note}
          </p>
        ))}
      </Part>
      {movement && (
        <Part title={`What moved it since ${movement.from.text}`}>
          <Line step={movement.from} />
          {movement.steps.map((step) => (
            <div key={step.text} className="k-explain-line">
              <span>{step.text}</span>
              <span className={`k-explain-move k-explain-${step.welcome} k-num`}>
                {step.rises ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />} {step.value}
              </span>
            </div>
          ))}
          <Line step={movement.to} total />
        </Part>
      )}
      {sides?.map((side, at) => (
        <Part key={at} title={side.title}>
          <Sum steps={side.steps} result={side.result} />
          <Groups groups={side.groups} />
        </Part>
      ))}
      {groups.length > 0 && (
        <Part title="Lines of the trial balance">
          <Groups groups={groups} />
        </Part>
      )}
      <Part title="Where the figures come from">
        <dl className="k-facts">
          {facts.map((fact) => (
            <div key={`${fact.text} ${fact.value}`} className="k-explain-fact">
              <dt>{fact.text}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {imports.length > 1 && (
          <Lines name="All imports in it" sum={String(imports.length)} open={false}>
            {imports.map((step) => (
              <Line key={`${step.text} ${step.value}`} step={step} />
            ))}
          </Lines>
        )}
      </Part>
      {(couldDo !== undefined || actions !== undefined) && (
        <Part title="What you could do">
          {couldDo !== undefined && <p className="k-soft">{couldDo}</p>}
          {actions}
        </Part>
      )}
    </>
  );
}
